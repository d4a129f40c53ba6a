import type { Service } from '@parley/contract/services/schemas.ts';
import { keepNextStart } from '../availability/slots/keep-next-start.ts';
import { checkSet } from '../availability/sets/check-set.ts';
import { checkCategory } from '../disciplines/check-category.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { checkCanAdd } from './can-add.ts';
import { attachImages } from './attach-images.ts';
import { lockService, serviceFor, updateService, type Fields } from './queries.ts';

/** Reactivating a service has the same conditions as adding one. */
export async function editService(
  platform: Platform,
  actor: Actor,
  id: string,
  fields: Fields,
): Promise<Service> {
  return inTransaction(platform.db, async (trx) => {
    const before = found(await lockService(trx, id, actor.id));
    if (fields.active && !before.active) await checkCanAdd(platform, trx, actor.id, { isThere: true });
    await checkCategory(trx, fields);
    await checkSet(trx, actor.id, fields.hourSetId);
    await attachImages(platform, trx, actor.id, fields.images, before.images);
    await updateService(trx, id, fields);
    await keepNextStart(platform, trx, actor.id);
    return found(await serviceFor(trx, id, actor.id, platform.clock.instant()));
  });
}
