import type { Received } from '@parley/contract/endpoint.ts';
import type { updateProfile as endpoint } from '@parley/contract/users/endpoints.ts';
import type { OwnProfile } from '@parley/contract/users/schemas.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import {
  changeProfile,
  completeProfile,
  existingCategories,
  findOwnProfile,
  lockProfile,
  replaceCategories,
} from './queries-profile.ts';

type Changes = Received<typeof endpoint>['body'];

/** Undefined fields stay, so that the wizard can save each step. */
export async function updateProfile(
  { db }: Platform,
  actor: Pick<Actor, 'id'>,
  body: Changes,
): Promise<OwnProfile> {
  const { categoryIds, ...rest } = body;
  return inTransaction(db, async (trx) => {
    await lockProfile(trx, actor.id);
    await changeProfile(trx, actor.id, rest);
    if (categoryIds) await chooseCategories(trx, actor.id, [...new Set(categoryIds)]);
    await completeProfile(trx, actor.id);
    return found(await findOwnProfile(trx, actor.id));
  });
}

async function chooseCategories(trx: Trx, userId: string, categoryIds: string[]): Promise<void> {
  const existing = await existingCategories(trx, categoryIds);
  if (existing.length < categoryIds.length)
    refuseField('categoryIds', /*i18n*/ 'Choose from the existing categories.');
  await replaceCategories(trx, userId, categoryIds);
}
