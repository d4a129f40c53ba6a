import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { lockFiles, markKept, markUnused, type Audience, type LockedFile } from './queries-use.ts';

interface KeepFilesInput {
  /** Whose the files have to be. */
  ownerId: string;
  fileIds: readonly string[];
  /** The field of the input that is refused; of a list, one may name the place of each. */
  path: string | ((index: number) => string);
  /** Who may see them from now on: everybody, their owner and admins, or the two sides of a job and admins. */
  as: 'public' | 'private' | { jobId: string };
  /** Only what was uploaded as a picture, and so made anew: nothing of the camera in it is shown to everybody. */
  kind?: 'image';
  /** What the thing they hang on has already: it may stay, and what of it is left out is released. */
  had?: readonly string[];
}

const NONE = /*i18n*/ 'You have no such file.';

/**
 * Hangs files on something: they stay, and whoever may see that thing may see them. Refused when one is somebody
 * else's or hangs elsewhere already: who may see a file is said once.
 */
export async function keepFiles(platform: Platform, trx: Trx, input: KeepFilesInput): Promise<void> {
  const ids = input.fileIds.map((id) => id.toLowerCase());
  const had = new Set(input.had?.map((id) => id.toLowerCase()));
  await check(trx, input, ids, had);
  await markKept(
    trx,
    ids.filter((id) => !had.has(id)),
    audienceOf(input.as),
  );
  await releaseFiles(
    platform,
    trx,
    [...had].filter((id) => !ids.includes(id)),
  );
}

/** What hung on something does so no longer: only its owner sees it, and it goes 24 hours from now. */
export async function releaseFiles(platform: Platform, trx: Trx, fileIds: readonly string[]): Promise<void> {
  await markUnused(trx, fileIds, platform.clock.instant());
}

async function check(trx: Trx, { ownerId, kind, path }: KeepFilesInput, ids: string[], had: Set<string>) {
  const rows = new Map((await lockFiles(trx, ids)).map((row) => [row.id, row]));
  const pathOf = typeof path === 'string' ? () => path : path;
  for (const [index, id] of ids.entries()) {
    const row = rows.get(id);
    if (ids.indexOf(id) < index) refuseField(pathOf(index), /*i18n*/ 'This file is listed twice.');
    if (!row || !isFree(row, ownerId, had)) refuseField(pathOf(index), NONE);
    if (kind === 'image' && !row.isPicture && !had.has(id))
      refuseField(pathOf(index), /*i18n*/ 'This isn’t an image.');
  }
}

function isFree(row: LockedFile, ownerId: string, had: Set<string>): boolean {
  return row.ownerId === ownerId && (row.unusedSince !== null || had.has(row.id));
}

function audienceOf(as: KeepFilesInput['as']): Audience {
  if (typeof as === 'object') return { isPublic: false, jobId: as.jobId };
  return { isPublic: as === 'public', jobId: null };
}
