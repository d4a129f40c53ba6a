import { Transform } from 'node:stream';
import { Refusal } from '../../platform/http/refuse.ts';

/** What was seen of a file while it came in: enough to tell what it is. */
export interface Seen {
  size: number;
  head: Buffer;
  tail: Buffer;
  /** All of it is readable text in UTF-8. */
  isText: boolean;
}

const SEEN_BYTES = 65_536;
// What no text has but tabs, line ends, page ends and escapes.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\u{8}\u{e}-\u{1a}\u{1c}-\u{1f}]/u;

/** Lets a file through while looking at it; cut off with `too_large` at the first byte too many. */
export function inspecting(most: number): { through: Transform; seen: () => Seen } {
  const seen: Seen = { size: 0, head: Buffer.alloc(0), tail: Buffer.alloc(0), isText: true };
  const reads = textReader();
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen.size += chunk.length;
      if (seen.size > most) return done(new Refusal('too_large'));
      if (seen.head.length < SEEN_BYTES)
        seen.head = Buffer.concat([seen.head, chunk.subarray(0, SEEN_BYTES - seen.head.length)]);
      seen.tail = Buffer.concat([seen.tail, chunk]).subarray(-SEEN_BYTES);
      seen.isText &&= reads(chunk);
      return done(null, chunk);
    },
    flush(done) {
      seen.isText &&= reads(null);
      done();
    },
  });
  return { through, seen: () => seen };
}

/** Whether what came so far can be read; null at the end, where no letter may be half there. */
function textReader(): (chunk: Buffer | null) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return !NO_TEXT.test(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      return false;
    }
  };
}
