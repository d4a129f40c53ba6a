import type { SmallerCopy } from '../src/files/pictures/smaller-copies.ts';
import type { Draft } from './draft.ts';

export interface StoredFile {
  key: string;
  bytes: Buffer;
}

interface FileInput {
  ownerId: string;
  name: string;
  contentType: string;
  at: string;
  bytes: Buffer;
  /** For recordings. */
  seconds?: number;
  /** For images. */
  size?: readonly [width: number, height: number];
  /** Visible to the sides of this job, or to everyone without one. */
  jobId?: string;
  inJobList?: boolean;
}

/** Adds an attached file. */
export function addFile(
  { rows, ids }: Draft,
  { at, bytes, size, seconds, jobId, inJobList, ...given }: FileInput,
): StoredFile {
  const id = ids.at(at);
  rows.files.push({
    ...given,
    id,
    size: bytes.length,
    seconds: seconds ?? null,
    storageKey: id,
    isPublic: !jobId,
    isPicture: size !== undefined,
    width: size?.[0] ?? null,
    height: size?.[1] ?? null,
    jobId: jobId ?? null,
    inJobList: inJobList ?? false,
    unusedSince: null,
    createdAt: at,
  });
  return { key: id, bytes };
}

/** Adds a picture's smaller copies, as for an upload. */
export function addCopies({ rows }: Draft, fileId: string, copies: readonly SmallerCopy[]): StoredFile[] {
  return copies.map(({ width, data }) => {
    const key = `${fileId}-${width}`;
    rows.imageSizes.push({ fileId, width, size: data.length, storageKey: key });
    return { key, bytes: data };
  });
}
