import type { changePassword as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import { inIdempotentTransaction } from '../../platform/http/idempotency.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { inOwnersLanguage } from '../in-owners-language.ts';
import { entryLimitsFor, enteringBrowserOf } from '../throttle/asker.ts';
import { checkPassword } from './check-password.ts';
import { checkStillOwner } from './confirm-owner.ts';
import { rememberBrowser } from '../throttle/known-browser.ts';
import { codeOfDigits, codeOfLink } from '../codes/mailed-code.ts';
import { passwordChangedMail } from '../mails.ts';
import { hashPassword } from './hash-password.ts';
import { findOwner, setPassword } from '../queries.ts';
import { deleteCode, deleteCodesOf, findCodeOwner, type FoundCode } from '../codes/queries-codes.ts';
import { deleteApiKeysOf } from '../api-keys/queries-api-keys.ts';
import { endOtherSessions } from '../sessions/queries-sessions.ts';
import { recordSecurityEvent, queueUnverifiedEvent, originOf } from '../security-log/security-log.ts';
import { returnAttempts, takeAttempts } from '../throttle/throttle.ts';
import { verifyPassword } from './verify-password.ts';

type Empty = Record<never, never>;
interface Owner {
  id: string;
  email: string;
  firstName: string;
}

type Body = Received<typeof endpoint>['body'];

export function changePassword(
  platform: Platform,
  actor: Actor | null,
  body: Body,
  http: Http,
): Promise<Empty> {
  if ('currentPassword' in body) return changeByPassword(platform, actor, body, http);
  return 'code' in body
    ? changeByCode(platform, actor, body, http)
    : changeByLink(platform, actor, body, http);
}

async function changeByPassword(
  platform: Platform,
  actor: Actor | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  http: Http,
): Promise<Empty> {
  if (!actor) return refuse('unauthenticated');
  const owner = await findOwner(platform.db, actor.id);
  const right = await verifyPassword(platform, http, owner.email, owner.passwordHash, currentPassword);
  if (!right)
    await recordSecurityEvent(
      platform.db,
      actor.id,
      'REAUTHENTICATION_REFUSED',
      originOf(platform, http, owner.email),
    );
  if (!right) return refuse('wrong_password');
  checkPassword('newPassword', newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  return inIdempotentTransaction(platform, async (inside, trx) => {
    // Somebody who knew the old password must not undo a change that was made against them.
    await checkStillOwner(trx, actor, owner.passwordHash);
    return replacePassword(inside, trx, owner, passwordHash, actor.sessionId, http);
  });
}

async function changeByCode(
  platform: Platform,
  actor: Actor | null,
  { email, code, newPassword }: Extract<Body, { code: string }>,
  http: Http,
): Promise<Empty> {
  const counts = entryLimitsFor(platform, http, email);
  await takeAttempts(platform, counts);
  const right = await inTransaction(platform.db, (trx) =>
    codeOfDigits(platform, trx, { purpose: 'password', email }, enteringBrowserOf(platform, http), code),
  );
  if (!right) await queueUnverifiedEvent(platform, http, email, 'CODE_REFUSED');
  if (!right) return refuse('invalid_code');
  await returnAttempts(platform, counts);
  return changeByMail(platform, actor, right, newPassword, http);
}

async function changeByLink(
  platform: Platform,
  actor: Actor | null,
  { token, newPassword }: Extract<Body, { token: string }>,
  http: Http,
): Promise<Empty> {
  const code = await codeOfLink(platform, platform.db, 'password', token);
  if (!code) return refuse('invalid_code');
  return changeByMail(platform, actor, code, newPassword, http);
}

/** The code is used up only if the new password is accepted. */
async function changeByMail(
  platform: Platform,
  actor: Actor | null,
  { id: codeId, userId }: FoundCode,
  newPassword: string,
  http: Http,
): Promise<Empty> {
  const owner = userId && (await findCodeOwner(platform.db, userId));
  if (!owner) return refuse('invalid_code');
  checkPassword('newPassword', newPassword, owner);
  // Hashed outside a transaction, so that no connection waits in the hashing queue.
  const passwordHash = await hashPassword(newPassword);
  const keep = actor?.id === owner.id ? actor.sessionId : null;
  const done = await inIdempotentTransaction(platform, async (inside, trx) => {
    if (!(await deleteCode(trx, codeId))) refuse('invalid_code');
    return replacePassword(inside, trx, owner, passwordHash, keep, http);
  });
  rememberBrowser(platform, http, owner.email);
  return done;
}

/** Sets the password, ends all other sessions, codes and API keys, and notifies the owner. */
async function replacePassword(
  platform: Platform,
  trx: Trx,
  owner: Owner,
  passwordHash: string,
  keep: string | null,
  http: Http,
): Promise<Empty> {
  await setPassword(trx, owner.id, passwordHash);
  await endOtherSessions(trx, owner.id, keep, new Date());
  await deleteCodesOf(trx, owner.id);
  const keys = await deleteApiKeysOf(trx, owner.id);
  await recordSecurityEvent(trx, owner.id, 'PASSWORD_CHANGED', originOf(platform, http, owner.email));
  const mail = () => passwordChangedMail(platform.settings, owner, keys > 0);
  await sendMail(trx, await inOwnersLanguage(trx, owner.id, mail));
  await platform.events.emit(platform, trx, 'user.secured', { userId: owner.id, what: 'password' });
  return {};
}
