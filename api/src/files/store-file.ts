import type { File } from '@parley/contract/files/schemas.ts';
import type { Trx } from '../platform/db.ts';
import { newId } from '../platform/id.ts';
import type { Platform } from '../platform/platform.ts';
import { fileOf, insertFile } from './queries.ts';

interface NewFile {
  /** Null for what belongs to nobody, like pictures that come with the product. */
  ownerId: string | null;
  name: string;
  contentType: string;
  bytes: Uint8Array;
  isPublic: boolean;
}

/** Keeps a file under a name of our own. The bytes are there before the row, so that no row is without its bytes. */
export async function storeFile(platform: Platform, trx: Trx, file: NewFile): Promise<File> {
  const { bytes, ...row } = file;
  const [id, storageKey, size] = [newId(), newId(), bytes.byteLength];
  await platform.storage.write(storageKey, bytes);
  await insertFile(trx, { ...row, id, storageKey, size, createdAt: platform.clock.instant() });
  return fileOf(trx, id);
}
