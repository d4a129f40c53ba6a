import type { ApiKey, CreatedApiKey, NewApiKey } from '@parley/contract/auth/api-keys.ts';
import { MAX_API_KEYS } from '@parley/contract/limits.ts';
import { daysAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Http } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOfApiKey, makeApiKey } from '../../platform/security/api-key.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { timeOf } from '../../platform/time-in.ts';
import { apiKeyCreatedMail } from '../mails.ts';
import { checkStillOwner, confirmOwner } from '../passwords/confirm-owner.ts';
import { findOwner } from '../queries.ts';
import { originOf, recordSecurityEvent } from '../security-log/security-log.ts';
import { apiKeysOf, countApiKeys, deleteApiKey, insertApiKey } from './queries-api-keys.ts';

const ENDING = 4;

export async function listApiKeys({ db }: Platform, actor: Actor): Promise<ApiKey[]> {
  return apiKeysOf(db, actor.id, new Date());
}

/** Makes a key once the owner is confirmed; it stands in the reply only. Real time, as for sessions. */
export async function createApiKey(
  platform: Platform,
  actor: Actor,
  http: Http,
  { password, name, scopes, days }: NewApiKey,
): Promise<CreatedApiKey> {
  const passwordHash = await confirmOwner(platform, actor, http, password);
  const owner = await findOwner(platform.db, actor.id);
  const secret = makeApiKey(platform.keys.apiKey, actor.id);
  const createdAt = new Date().toISOString();
  const expiresAt = daysAfter(createdAt, days);
  const row = { id: newId(), name, ending: secret.slice(-ENDING), scopes, createdAt, expiresAt };
  await inTransaction(platform.db, async (trx) => {
    // Holds the account, too, so that two keys at once are counted one after the other.
    await checkStillOwner(trx, actor, passwordHash);
    if ((await countApiKeys(trx, actor.id)) >= MAX_API_KEYS) refuse('too_many_keys');
    await insertApiKey(trx, {
      ...row,
      userId: actor.id,
      hash: hashOfApiKey(platform.keys.apiKey, secret),
    });
    await recordSecurityEvent(trx, actor.id, 'API_KEY_CREATED', originOf(platform, http, actor.email));
    const until = timeOf(actor.timeZone, expiresAt);
    await sendMail(trx, apiKeyCreatedMail(platform.settings, owner, { name, until, days }));
    await platform.events.emit(platform, trx, 'user.secured', { userId: actor.id, what: 'api_key' });
  });
  return { apiKey: { ...row, isExpired: false, lastUsedAt: null }, secret };
}

export async function revokeApiKey(
  platform: Platform,
  actor: Actor,
  http: Http,
  id: string,
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    if (!(await deleteApiKey(trx, actor.id, id))) refuse('not_found');
    await recordSecurityEvent(trx, actor.id, 'API_KEY_REVOKED', originOf(platform, http, actor.email));
  });
  return {};
}
