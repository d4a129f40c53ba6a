import type { Trx } from '../platform/db.ts';
import { refuseField } from '../platform/refuse.ts';
import { ownPictures } from './queries-adding.ts';

/** Refuses pictures that are not public ones of the professional's own. */
export async function checkImages(
  trx: Trx,
  images: readonly { fileId: string }[],
  ownerId: string,
): Promise<void> {
  const ids = images.map(({ fileId }) => fileId.toLowerCase());
  const own = new Set(await ownPictures(trx, ids, ownerId));
  const strange = ids.findIndex((id) => !own.has(id));
  if (strange >= 0) refuseField(`images.${strange}.fileId`, 'This is not a picture of yours.');
}
