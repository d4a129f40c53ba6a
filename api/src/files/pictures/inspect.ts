import { Transform } from 'node:stream';
import { Refusal } from '../../platform/http/refuse.ts';

/** What was seen of a file while it came in: enough to tell what it is. */
export interface FileSample {
  size: number;
  head: Buffer;
  tail: Buffer;
  /** All of it is readable text in UTF-8. */
  isText: boolean;
}

const SAMPLE_BYTES = 65_536;
// What no text has but tabs, line ends, page ends and escapes.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\u{8}\u{e}-\u{1a}\u{1c}-\u{1f}]/u;

/** Lets a file through while looking at it; cut off with `too_large` at the first byte too many. */
export function sampleBytes(most: number): { through: Transform; sample: () => FileSample } {
  const sample: FileSample = { size: 0, head: Buffer.alloc(0), tail: Buffer.alloc(0), isText: true };
  const reads = createTextDetector();
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sample.size += chunk.length;
      if (sample.size > most) return done(new Refusal('too_large'));
      if (sample.head.length < SAMPLE_BYTES)
        sample.head = Buffer.concat([sample.head, chunk.subarray(0, SAMPLE_BYTES - sample.head.length)]);
      sample.tail = Buffer.concat([sample.tail, chunk]).subarray(-SAMPLE_BYTES);
      sample.isText &&= reads(chunk);
      return done(null, chunk);
    },
    flush(done) {
      sample.isText &&= reads(null);
      done();
    },
  });
  return { through, sample: () => sample };
}

/** Whether what came so far can be read; null at the end, where no letter may be half there. */
function createTextDetector(): (chunk: Buffer | null) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return !NO_TEXT.test(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      return false;
    }
  };
}
