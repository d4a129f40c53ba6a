import { MEGABYTE } from '@parley/contract/admin/settings/limit-bounds.ts';
import type { StorageUse } from '@parley/contract/files/schemas.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import '../events.ts';
import { lockStoredBytes, storedBytes } from './queries-storage.ts';

/** The share of the quota at which users are warned. */
const WARN_AT = 0.8;

const limitOf = ({ installation }: Platform): number =>
  Math.round(installation.current().limits.storedMegabytes * MEGABYTE);

export async function readStorageUse(platform: Platform, actor: Actor): Promise<StorageUse> {
  return { usedBytes: await storedBytes(platform.db, actor.id), limitBytes: limitOf(platform) };
}

/** Refuses an upload before reading it when the quota is used up. */
export async function refuseIfFull(platform: Platform, actor: Actor): Promise<void> {
  const { usedBytes, limitBytes } = await readStorageUse(platform, actor);
  if (usedBytes >= limitBytes) refuse('storage_full');
}

/** Refuses a file beyond the owner's quota; warns once when the quota is almost used. */
export async function takeFromQuota(
  platform: Platform,
  trx: Trx,
  ownerId: string,
  bytes: number,
): Promise<void> {
  const limitBytes = limitOf(platform);
  const before = await lockStoredBytes(trx, ownerId);
  const after = before + bytes;
  if (after > limitBytes) refuse('storage_full');
  const warnFrom = limitBytes * WARN_AT;
  if (before < warnFrom && after >= warnFrom)
    await platform.events.emit(platform, trx, 'storage.filling', { userId: ownerId });
}
