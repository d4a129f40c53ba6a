import type { Service } from '@parley/contract/services/schemas.ts';
import { keepNextStart } from '../availability/slots/keep-next-start.ts';
import { checkSet } from '../availability/sets/check-set.ts';
import { checkCategory } from '../disciplines/check-category.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { checkCanAdd } from './can-add.ts';
import { attachImages } from './attach-images.ts';
import { insertService, serviceFor, type Fields } from './queries.ts';

export async function addService(platform: Platform, actor: Actor, fields: Fields): Promise<Service> {
  const [id, now] = [newId(), platform.clock.instant()];
  return inTransaction(platform.db, async (trx) => {
    await checkCanAdd(platform, trx, actor.id);
    await checkCategory(trx, fields);
    await checkSet(trx, actor.id, fields.hourSetId);
    await attachImages(platform, trx, actor.id, fields.images);
    await insertService(trx, { ...fields, id, professionalId: actor.id, createdAt: now });
    await keepNextStart(platform, trx, actor.id);
    return found(await serviceFor(trx, id, actor.id, now));
  });
}
