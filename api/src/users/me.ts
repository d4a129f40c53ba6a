import type { Received } from '@parley/contract/endpoint.ts';
import type { updateMe as endpoint } from '@parley/contract/users/endpoints.ts';
import type { Me } from '@parley/contract/users/schemas.ts';
import { inTransaction } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { findMe, setNames } from './queries.ts';
import { completeProfile } from './queries-profile.ts';

export async function readMe({ db }: Platform, actor: Actor): Promise<Me> {
  return found(await findMe(db, actor.id));
}

/** Changes one's names and zone; a professional is found by the new name from then on. */
export async function updateMe(
  { db }: Platform,
  actor: Actor,
  body: Received<typeof endpoint>['body'],
): Promise<Me> {
  return inTransaction(db, async (trx) => {
    await setNames(trx, actor.id, body);
    await completeProfile(trx, actor.id);
    return found(await findMe(trx, actor.id));
  });
}
