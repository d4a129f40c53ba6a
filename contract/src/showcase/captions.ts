interface Cue {
  /** In seconds. */
  from: number;
  to: number;
  text: string;
}

/** Two lines of 42 characters, as subtitles have. */
const MAX_CUE = 84;
/** The breath after each cue, in characters. */
const BREATH = 12;

/** What is said in so many seconds, as WebVTT: each cue is shown as long as its share of the letters. */
export function captionsOf(text: string, seconds: number): string {
  const cues = cuesOf(text, seconds).map(
    (cue) => `${clock(cue.from)} --> ${clock(cue.to)}\n${escaped(cue.text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Every line is a cue; long ones are several. */
export function cuesOf(text: string, seconds: number): Cue[] {
  const texts = text.split(/[\n\r\u2028\u2029]+/u).flatMap(broken);
  const all = texts.reduce((sum, each) => sum + weightOf(each), 0);
  let at = 0;
  return texts.map((each) => {
    const from = at;
    at += (seconds * weightOf(each)) / all;
    return { from, to: at, text: each };
  });
}

const weightOf = (text: string) => text.length + BREATH;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
// Thai and Japanese have no spaces between words.
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Between sentences where they fit, else between words. */
function broken(line: string): string[] {
  const parts = Array.from(sentences.segment(line)).flatMap(({ segment }) =>
    segment.trim().length <= MAX_CUE
      ? { text: segment, begins: true }
      : Array.from(words.segment(segment), (word) => ({
          text: word.segment,
          // No cue begins with a comma.
          begins: word.isWordLike === true,
        })),
  );
  const cues = [''];
  for (const { text, begins } of parts) {
    const last = cues.at(-1) ?? '';
    if (begins && last !== '' && (last + text).trim().length > MAX_CUE) cues.push(text);
    else cues[cues.length - 1] = last + text;
  }
  return cues.map((cue) => cue.trim()).filter((cue) => cue !== '');
}

function clock(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(milliseconds / 60_000, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

const ESCAPES: Record<string, string | undefined> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);
