import { buffer } from 'node:stream/consumers';
import type { Platform } from '../platform/platform.ts';
import { findSize, findVisibleFile } from './queries.ts';

/** A picture that everybody may see, at least so wide if it is; null where it's gone. We made it anew: safe to decode. */
export async function readPublicPicture(
  { db, storage }: Platform,
  id: string,
  width: number,
): Promise<Buffer | null> {
  const file = await findVisibleFile(db, id, null);
  if (!file?.contentType.startsWith('image/')) return null;
  const { storageKey } = (await findSize(db, id, width)) ?? file;
  const bytes = await storage.read(storageKey);
  return bytes && buffer(bytes);
}
