import { MEBIBYTE } from '@parley/contract/admin/settings/limits.ts';
import { MAX_HELLO_MEGABYTES } from '@parley/contract/limits.ts';
import type { File, JobFile } from '@parley/contract/files/schemas.ts';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { takeAttempt } from '../../auth/throttle/throttle.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import { newId } from '../../platform/database/id.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, Refusal, refuse } from '../../platform/http/refuse.ts';
import type { Upload } from '../../platform/files/uploads.ts';
import { sanitizeFileName, truncateName } from './sanitize-file-name.ts';
import { withExtension, isShown, kindOf, pictureKindOf, type Kind } from './content-types.ts';
import { sampleBytes } from '../pictures/inspect.ts';
import { queuePicture } from '../pictures/picture-queue.ts';
import { resizePicture, measure } from '../pictures/resize-picture.ts';
import { rewrapRecording } from '../recordings/rewrap-recording.ts';
import { fileOf, filesOfJob, insertFile, insertSizes, seesJob, jobWithFiles } from '../queries.ts';
import { isBlockedJob } from '../../users/blocks/is-blocked.ts';
import { refuseIfFull, takeFromQuota } from './quota.ts';
import { viewerOf } from '../read-file.ts';
import { isStrippable, stripMetadata } from '../pictures/strip-image-metadata.ts';

const UPLOADS = { name: 'uploads', free: 60, windowSeconds: 3600 };

/** Stores a file; private until attached to something. */
export async function uploadFile(platform: Platform, actor: Actor, http: Http): Promise<File> {
  return receive(platform, actor, http, async (received) => {
    const row = await rowOf(platform, actor, received);
    return storeUnused(platform, row);
  });
}

/** Attaches a file to one's own job, whatever its status; open pages update. */
export async function uploadToJob(
  platform: Platform,
  actor: Actor,
  http: Http,
  jobId: string,
): Promise<JobFile> {
  found((await seesJob(platform.db, jobId, viewerOf(actor))) || null);
  return receive(platform, actor, http, async (received) => {
    const row = await rowOf(platform, actor, received);
    return inTransaction(platform.db, async (trx) => {
      const job = await jobWithFiles(trx, jobId);
      if (await isBlockedJob(trx, job)) refuse('blocked');
      await takeFromQuota(platform, trx, actor.id, row.size);
      await insertFile(trx, { ...row, jobId: job.id, inJobList: true });
      const sides = [job.clientId, job.professionalId];
      platform.live.hint(trx, sides, 'changed', { kind: 'job', id: jobId });
      return found((await filesOfJob(trx, jobId, row.id))[0]);
    });
  });
}

/** Stores an image, re-encoded. */
export async function uploadImage(platform: Platform, actor: Actor, http: Http): Promise<File> {
  const { storage } = platform;
  return receive(
    platform,
    actor,
    http,
    async ({ key, name }) => {
      const { bytes, copies, ...picture } = await resizePicture(storage, key, actor.id);
      const [id, storageKey, createdAt] = [newId(), newId(), platform.clock.instant()];
      const sizes = copies.map((copy) => ({ ...copy, fileId: id, storageKey: newId() }));
      const extensions: Kind['extensions'] =
        picture.contentType === 'image/webp' ? ['webp'] : ['jpg', 'jpeg'];
      const named = truncateName(withExtension({ type: picture.contentType, extensions }, name));
      const row = { ...picture, id, storageKey, name: named, size: bytes.length, ownerId: actor.id };
      const stored = [{ storageKey, bytes }, ...sizes];
      const file = await orRemove(
        platform,
        stored.map((each) => each.storageKey),
        async () => {
          for (const each of stored) await storage.write(each.storageKey, each.bytes);
          return storeUnused(platform, { ...row, isPicture: true, createdAt }, sizes);
        },
      );
      await storage.remove(key);
      return file;
    },
    { kindFor: pictureKindOf },
  );
}

/** Stores a recording in a new file, if it is short enough. */
export async function uploadRecording(platform: Platform, actor: Actor, http: Http): Promise<File> {
  const { storage } = platform;
  return sayingHowLarge(MAX_HELLO_MEGABYTES, (most) =>
    receive(
      platform,
      actor,
      http,
      async ({ key, name }) => {
        const { bytes, contentType, extension, seconds } = await rewrapRecording(storage, key);
        const [id, storageKey, createdAt] = [newId(), newId(), platform.clock.instant()];
        const named = truncateName(withExtension({ type: contentType, extensions: [extension] }, name));
        const row = { id, storageKey, createdAt, contentType, seconds, name: named, ownerId: actor.id };
        const file = await orRemove(platform, [storageKey], async () => {
          await storage.write(storageKey, bytes);
          return storeUnused(platform, { ...row, size: bytes.length });
        });
        await storage.remove(key);
        return file;
      },
      { most },
    ),
  );
}

/** What is too large for this kind of file is refused with the size that fits. */
async function sayingHowLarge<T>(megabytes: number, work: (most: number) => Promise<T>): Promise<T> {
  try {
    return await work(megabytes * MEBIBYTE);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too_large') throw error;
    const message = i18n.t(
      'A hello can be up to {megabytes} MB. Trim it, save it at a lower quality, or record it here.',
      {
        megabytes,
      },
    );
    return refuse('too_large', { path: 'file', message });
  }
}

/** Private, and deleted after a while unless attached. */
async function storeUnused(platform: Platform, file: NewFile, sizes: readonly NewSize[] = []): Promise<File> {
  return inTransaction(platform.db, async (trx) => {
    await takeFromQuota(platform, trx, file.ownerId, file.size);
    await insertFile(trx, { ...file, unusedSince: file.createdAt });
    await insertSizes(
      trx,
      sizes.map(({ bytes, ...size }) => ({ ...size, size: bytes.length })),
    );
    return fileOf(trx, file.id);
  });
}

type NewFile = Parameters<typeof insertFile>[1] & { ownerId: string };
interface NewSize {
  fileId: string;
  width: number;
  storageKey: string;
  bytes: Buffer;
}

interface Received {
  key: string;
  name: string;
  kind: Kind;
  size: number;
}

/** Streams the bytes to storage; any later failure removes them. */
async function receive<T>(
  platform: Platform,
  actor: Actor,
  http: Http,
  use: (received: Received) => Promise<T>,
  { kindFor = kindOf, most = Infinity }: { kindFor?: typeof kindOf; most?: number } = {},
): Promise<T> {
  await takeAttempt(platform, UPLOADS, actor.id);
  await refuseIfFull(platform, actor);
  const key = newId();
  return orRemove(platform, [key], async () => {
    const bound = Math.min(most, platform.installation.current().limits.fileMegabytes * MEBIBYTE);
    const { name, sample } = await http.upload(bound, (upload) => store(platform, key, upload, bound));
    const clean = sanitizeFileName(name);
    const kind = await kindFor(sample, clean);
    return use({ key, name: truncateName(withExtension(kind, clean)), kind, size: sample.size });
  });
}

async function store({ storage }: Platform, key: string, { name, bytes }: Upload, most: number) {
  const { through, sample } = sampleBytes(most);
  // Await both ends: when one fails, the other must have released everything before we answer.
  const ends = await Promise.allSettled([pipeline(bytes, through), storage.write(key, through)]);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw failures.find((each) => each instanceof Refusal) ?? failures[0];
  return { name, sample: sample() };
}

async function orRemove<T>(
  { storage }: Platform,
  keys: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const key of keys) await storage.remove(key);
    throw error;
  }
}

async function rowOf(platform: Platform, actor: Actor, { key, name, kind, size: received }: Received) {
  const size = isStrippable(kind.type)
    ? await stripFile(platform, actor, { key, kind, size: received })
    : received;
  const measures = isShown(kind.type) ? await measure(platform.storage, key, actor.id) : null;
  return {
    id: newId(),
    ownerId: actor.id,
    name,
    size,
    contentType: kind.type,
    storageKey: key,
    createdAt: platform.clock.instant(),
    ...measures,
  };
}

/** Strips the location and other metadata; returns the new size. */
async function stripFile(
  { storage }: Platform,
  actor: Actor,
  { key, kind, size }: Pick<Received, 'key' | 'kind' | 'size'>,
): Promise<number> {
  // In memory twice: the original and the stripped copy.
  return queuePicture({ userId: actor.id, bytes: 2 * size }, async () => {
    const whole = stripMetadata(kind.type, await buffer(found(await storage.read(key))));
    await storage.write(key, whole);
    return whole.length;
  });
}
