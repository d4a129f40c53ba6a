import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { attachFiles } from '../files/attach-files.ts';

/** Attaches the professional's images, publicly; removed ones are released. */
export async function attachImages(
  platform: Platform,
  trx: Trx,
  ownerId: string,
  images: readonly { fileId: string }[],
  before: readonly { fileId: string }[] = [],
): Promise<void> {
  await attachFiles(platform, trx, {
    ownerId,
    fileIds: images.map(({ fileId }) => fileId),
    had: before.map(({ fileId }) => fileId),
    path: (index) => `images.${index}.fileId`,
    as: 'public',
    kind: 'image',
  });
}
