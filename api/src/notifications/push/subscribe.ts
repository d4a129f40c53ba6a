import type { PushState, PushSubscription } from '@parley/contract/notifications/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { publicUrl } from '../../platform/user-address/public-host.ts';
import { arePushKeys } from './encrypt.ts';
import { deleteSubscription, saveSubscription, subscriptionsOf } from './queries-subscriptions.ts';
import { vapidKeys } from './vapid.ts';

/** The key that browsers subscribe with (null: no pushes here), and where the actor takes pushes. */
export async function readPush({ db, settings }: Platform, actor: Actor): Promise<PushState> {
  return { publicKey: vapidKeys(settings)?.publicKey ?? null, ...(await subscriptionsOf(db, actor)) };
}

/** Pushes go to this browser from now on, until its session ends. */
export async function subscribePush(
  { db, settings, clock }: Platform,
  actor: Actor,
  subscription: PushSubscription,
): Promise<Record<never, never>> {
  if (!vapidKeys(settings)) return refuse('not_found');
  if (!isPublic(subscription.endpoint))
    refuseField('endpoint', /*i18n*/ 'This isn’t the address of a push service.');
  if (!arePushKeys(subscription.keys)) refuseField('keys', /*i18n*/ 'These keys aren’t valid.');
  await inTransaction(db, (trx) => saveSubscription(trx, actor, subscription, clock.instant()));
  return {};
}

/** Idempotent. */
export async function unsubscribePush({ db }: Platform, actor: Actor): Promise<Record<never, never>> {
  await deleteSubscription(db, actor.sessionId);
  return {};
}

function isPublic(endpoint: string): boolean {
  try {
    return publicUrl(endpoint).href === endpoint;
  } catch {
    return false;
  }
}
