import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { lockFiles, markKept, markUnused, type Audience, type LockedFile } from './queries-use.ts';

interface AttachFilesInput {
  /** The required owner. */
  ownerId: string;
  fileIds: readonly string[];
  /** The input field to refuse; for a list, optionally by index. */
  path: string | ((index: number) => string);
  /** Who may see them: everyone, only owner and admins, or the sides of a job and admins. */
  as: 'public' | 'private' | { jobId: string };
  /** Only what was made anew: metadata of the camera must not become public; PDFs have none. */
  kind?: 'image' | 'picture or PDF' | 'recording';
  /** The files attached before; those left out are released. */
  had?: readonly string[];
}

const PDF = 'application/pdf';
const NONE = /*i18n*/ 'We couldn’t find this file.';

/**
 * Attaches files: they are kept, and visible with what they are attached to. Refuses others' files and those attached
 * elsewhere, since a file has one audience.
 */
export async function attachFiles(platform: Platform, trx: Trx, input: AttachFilesInput): Promise<void> {
  const ids = input.fileIds.map((id) => id.toLowerCase());
  const had = new Set(input.had?.map((id) => id.toLowerCase()));
  await check(trx, input, ids, had);
  await markKept(
    trx,
    ids.filter((id) => !had.has(id)),
    audienceOf(input.as),
  );
  await detachFiles(
    platform,
    trx,
    [...had].filter((id) => !ids.includes(id)),
  );
}

/** Detaches files: only the owner sees them, and they are deleted after 24 hours. */
export async function detachFiles(platform: Platform, trx: Trx, fileIds: readonly string[]): Promise<void> {
  await markUnused(trx, fileIds, platform.clock.instant());
}

async function check(trx: Trx, { ownerId, kind, path }: AttachFilesInput, ids: string[], had: Set<string>) {
  const rows = new Map((await lockFiles(trx, ids)).map((row) => [row.id, row]));
  const pathOf = typeof path === 'string' ? () => path : path;
  for (const [index, id] of ids.entries()) {
    const row = rows.get(id);
    if (ids.indexOf(id) < index) refuseField(pathOf(index), /*i18n*/ 'This file is listed twice.');
    if (!row || !isFree(row, ownerId, had)) refuseField(pathOf(index), NONE);
    if (had.has(id) || kind === undefined) continue;
    if (kind === 'recording' && row.seconds === null)
      refuseField(pathOf(index), /*i18n*/ 'This isn’t a recording.');
    if (kind === 'recording' || row.isPicture) continue;
    if (kind === 'image') refuseField(pathOf(index), /*i18n*/ 'This isn’t an image.');
    if (row.contentType !== PDF) refuseField(pathOf(index), /*i18n*/ 'This is neither an image nor a PDF.');
  }
}

function isFree(row: LockedFile, ownerId: string, had: Set<string>): boolean {
  return row.ownerId === ownerId && (row.unusedSince !== null || had.has(row.id));
}

function audienceOf(as: AttachFilesInput['as']): Audience {
  if (typeof as === 'object') return { isPublic: false, jobId: as.jobId };
  return { isPublic: as === 'public', jobId: null };
}
