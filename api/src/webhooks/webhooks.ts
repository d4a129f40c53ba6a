import { MAX_WEBHOOKS } from '@parley/contract/limits.ts';
import type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
} from '@parley/contract/webhooks/schemas.ts';
import { checkStillOwner, confirmOwner } from '../auth/passwords/confirm-owner.ts';
import { originOf, recordSecurityEvent } from '../auth/security-log/security-log.ts';
import { hoursAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Http } from '../platform/http/http.ts';
import { found, refuse, refuseField } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { AddressFault } from '../platform/user-address/address-fault.ts';
import { publicUrl } from '../platform/user-address/public-host.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  rotateSecret,
  secretOf,
  updateWebhook,
  webhookOf,
  webhooksOf,
  type WebhookRow,
} from './queries.ts';
import { turnOff } from './queries-deliveries.ts';
import { openAddress, openSecret, sealAddress, sealSecret } from './sealing.ts';
import { newSecret } from './sign.ts';

/** How long deliveries are also signed with the secret before. */
const OVERLAP_HOURS = 24;

export async function listWebhooks(platform: Platform, actor: Actor): Promise<Webhook[]> {
  return (await webhooksOf(platform.db, actor.id)).map((row) => shown(platform, row));
}

/** Adds one once the owner is confirmed, and tells them. */
export async function addWebhook(
  platform: Platform,
  actor: Actor,
  http: Http,
  { password, name, address, events }: NewWebhook,
): Promise<CreatedWebhook> {
  const passwordHash = await confirmOwner(platform, actor, http, password);
  const { href } = addressOf(address);
  const own = { id: newId(), userId: actor.id };
  const secret = newSecret();
  const webhook = await inTransaction(platform.db, async (trx) => {
    const count = await countWebhooks(trx, actor.id);
    // Disabled or closed a moment ago.
    if (count === null) return refuse('unauthenticated');
    await checkStillOwner(trx, actor, passwordHash);
    if (count >= MAX_WEBHOOKS) refuse('too_many_webhooks');
    await insertWebhook(trx, {
      ...own,
      name,
      address: sealAddress(platform, own.id, href),
      secret: sealSecret(platform, own.id, secret),
      events,
      createdAt: platform.clock.instant(),
    });
    await recordSecurityEvent(trx, actor.id, 'WEBHOOK_ADDED', originOf(platform, http, actor.email));
    await platform.events.emit(platform, trx, 'user.secured', { userId: actor.id, what: 'webhook' });
    return shown(platform, found(await webhookOf(trx, own)));
  });
  return { webhook, secret };
}

export async function changeWebhook(
  platform: Platform,
  actor: Actor,
  { id, ...change }: WebhookChange & { id: string },
): Promise<Webhook> {
  const own = { id, userId: actor.id };
  return inTransaction(platform.db, async (trx) => {
    found(await webhookOf(trx, own));
    await updateWebhook(trx, own, change);
    if (!change.isOn) await turnOff(trx, id, 'OWNER');
    return shown(platform, found(await webhookOf(trx, own)));
  });
}

export async function removeWebhook(
  platform: Platform,
  actor: Actor,
  http: Http,
  id: string,
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    if (!(await deleteWebhook(trx, { id, userId: actor.id }))) refuse('not_found');
    await recordSecurityEvent(trx, actor.id, 'WEBHOOK_REMOVED', originOf(platform, http, actor.email));
  });
  return {};
}

interface Asked {
  id: string;
  password?: string;
}

export async function showSecret(
  platform: Platform,
  actor: Actor,
  http: Http,
  { id, password }: Asked,
): Promise<{ secret: string }> {
  const sealed = found(await secretOf(platform.db, { id, userId: actor.id }));
  await confirmOwner(platform, actor, http, password);
  await recordSecurityEvent(
    platform.db,
    actor.id,
    'WEBHOOK_SECRET_SHOWN',
    originOf(platform, http, actor.email),
  );
  return { secret: found(openSecret(platform, id, sealed)) };
}

/** The secret before signs along for a day. */
export async function replaceSecret(
  platform: Platform,
  actor: Actor,
  http: Http,
  { id, password }: Asked,
): Promise<CreatedWebhook> {
  const own = { id, userId: actor.id };
  found(await secretOf(platform.db, own));
  await confirmOwner(platform, actor, http, password);
  const secret = newSecret();
  const until = hoursAfter(platform.clock.now(), OVERLAP_HOURS);
  const webhook = await inTransaction(platform.db, async (trx) => {
    if (!(await rotateSecret(trx, own, { secret: sealSecret(platform, id, secret), until })))
      refuse('not_found');
    await recordSecurityEvent(trx, actor.id, 'WEBHOOK_SECRET_ROTATED', originOf(platform, http, actor.email));
    return shown(platform, found(await webhookOf(trx, own)));
  });
  return { webhook, secret };
}

const WRONG =
  /*i18n*/ 'Enter an address that starts with https:// and a host name, without a port, user name or password.';

function addressOf(given: string): URL {
  try {
    return publicUrl(given);
  } catch (error) {
    if (!(error instanceof AddressFault)) throw error;
    return refuseField('address', WRONG);
  }
}

function shown(platform: Platform, row: WebhookRow): Webhook {
  const { oldSecretUntil } = row;
  const isOver = oldSecretUntil !== null && oldSecretUntil <= platform.clock.instant();
  return {
    ...row,
    address: openAddress(platform, row.id, row.address) ?? '',
    oldSecretUntil: isOver ? null : oldSecretUntil,
  };
}
