import { Transform } from 'node:stream';
import { Refusal } from '../../platform/http/refuse.ts';

/** Samples of a file taken while it streams in, to detect its type. */
export interface FileSample {
  size: number;
  head: Buffer;
  tail: Buffer;
  /** The whole file is valid UTF-8 text. */
  isText: boolean;
}

const SAMPLE_BYTES = 65_536;
// Control characters that text does not contain (tabs, line ends, form feeds and escapes excepted).
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\u{8}\u{e}-\u{1a}\u{1c}-\u{1f}]/u;

/** Passes a file through while sampling it; fails with `too_large` at the first byte too many. */
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

/** False once a chunk is not UTF-8; call with null at the end, to catch an incomplete character. */
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
