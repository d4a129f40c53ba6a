import type { Draft } from './draft.ts';

/** The bytes of a file and the key under which they are stored. */
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
  /** Of pictures. */
  size?: readonly [width: number, height: number];
  /** Whose two sides see it; everybody does where there is none. */
  jobId?: string;
  inJobList?: boolean;
}

/** Keeps a file that hangs on something. */
export function addFile(
  { rows, ids }: Draft,
  { at, bytes, size, jobId, inJobList, ...given }: FileInput,
): StoredFile {
  const id = ids.at(at);
  rows.files.push({
    ...given,
    id,
    size: bytes.length,
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
