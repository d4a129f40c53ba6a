interface Bar {
  x: number;
  width: number;
}

const ROWS = 5;
const WIDTH = 240;

/** Five bars on a width of 240 that overlap in one range; deterministic, so that server and browser agree. */
export function placeholderBars(seed: string): { bars: Bar[]; meeting: Bar } {
  const random = numbersFrom(seed);
  const meeting = { x: 50 + Math.round(random() * 110), width: 14 + Math.round(random() * 14) };
  const bars = Array.from({ length: ROWS }, () => {
    const x = Math.round(meeting.x * random() * 0.9);
    const end = meeting.x + meeting.width;
    return { x, width: Math.round(end - x + (WIDTH - end) * random() * 0.9) };
  });
  return { bars, meeting };
}

/** Pseudo-random numbers from 0 to 1 (a linear congruential generator seeded with the text's FNV hash). */
function numbersFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
