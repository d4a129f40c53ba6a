import { MAX_HELLO_SECONDS, MAX_HELLO_SECONDS_STORED } from '@parley/contract/limits.ts';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import type { Storage } from '../../platform/files/storage.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { i18n } from '../../platform/language/language.ts';
import type { rewrap, Rewrapped } from './rewrap.ts';

const IDLE_MS = 10_000;
/** A recording takes a tenth of a second, and a second more with the first of a while. */
const MOST_MS = 10_000;
const AT_ONCE = 2;

/** What comes from strangers is taken apart in a thread of its own, with a bound for its memory and its time. */
const reader = new Tinypool({
  filename: new URL('rewrap.ts', import.meta.url).href,
  runtime: 'worker_threads',
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  execArgv: [],
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: IDLE_MS,
});

/** Waiting for a thread counts as none of the time, and holds none of the bytes. */
const turns = pLimit(AT_ONCE);

/** A stored recording in a new file, with its length in seconds; or a refusal that says what to do. */
export async function rewrapRecording(storage: Storage, key: string) {
  const rewrapped = await turns(async () => {
    const bytes = await buffer(found(await storage.read(key)));
    return read({ bytes, most: MAX_HELLO_SECONDS_STORED });
  });
  if ('bytes' in rewrapped) return { ...rewrapped, bytes: Buffer.from(rewrapped.bytes) };
  return refuse('unsupported_file', { path: 'file', message: whyNot(rewrapped) });
}

async function read(task: Parameters<typeof rewrap>[0]): Promise<Rewrapped> {
  try {
    const signal = AbortSignal.timeout(MOST_MS);
    const rewrapped: Rewrapped = await reader.run(task, { name: 'rewrap', signal });
    return rewrapped;
  } catch {
    return { refused: 'unreadable' };
  }
}

function whyNot(rewrapped: Exclude<Rewrapped, { bytes: unknown }>): string {
  if (rewrapped.refused === 'long')
    return i18n.t(
      'This is {length} long, and a hello is at most {most} seconds. Trim it, or record a new one.',
      { length: lengthText(rewrapped.seconds), most: MAX_HELLO_SECONDS },
    );
  if (rewrapped.refused === 'silent')
    return i18n.t('There’s no sound or video in this file. Choose another one, or record your hello.');
  if (rewrapped.refused === 'unplayable')
    return i18n.t(
      'Not every browser plays this recording. Save it as MP4 with H.264, or record your hello here.',
    );
  return i18n.t(
    'We can’t read this recording. It may be damaged. Choose an MP4, WebM, Ogg or MP3 file, or record your hello here.',
  );
}

/** Minutes and seconds, like 10:04. */
function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
