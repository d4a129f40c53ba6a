import type { changePassword as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { inTransaction, type Trx } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Http } from '../platform/http.ts';
import { inCall } from '../platform/idempotency.ts';
import { sendMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refuse.ts';
import { checkPassword } from './check-password.ts';
import { rememberBrowser } from './known-browser.ts';
import { isCode } from './mailed-code.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { findOwner, setPassword } from './queries.ts';
import { addCodeTry, deleteCode, lockPasswordCode } from './queries-codes.ts';
import { endOtherSessions } from './queries-sessions.ts';
import { tryPassword } from './try-password.ts';

type Done = Record<never, never>;
interface Owner {
  id: string;
  email: string;
  firstName: string;
}

/** Sets a new password, by mailed code or by the current one. */
export function changePassword(
  platform: Platform,
  actor: Actor | null,
  body: Received<typeof endpoint>['body'],
  http: Http,
): Promise<Done> {
  return 'code' in body
    ? changeByCode(platform, actor, body, http)
    : changeByPassword(platform, actor, body, http);
}

async function changeByPassword(
  platform: Platform,
  actor: Actor | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  http: Http,
): Promise<Done> {
  if (!actor) return refuse('unauthenticated');
  const owner = await findOwner(platform.db, actor.id);
  const right = await tryPassword(platform, http, owner.email, owner.passwordHash, currentPassword);
  if (!right) return refuse('wrong_password');
  checkPassword('newPassword', newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  return inCall(platform, (inside, trx) => replace(inside, trx, owner, passwordHash, actor.sessionId));
}

async function changeByCode(
  platform: Platform,
  actor: Actor | null,
  given: { email: string; code: string; newPassword: string },
  http: Http,
): Promise<Done> {
  const row = await inTransaction(platform.db, (trx) => spendCodeTry(platform, trx, given));
  if (!row) return refuse('invalid_code');
  const { userId: id, email, firstName } = row;
  checkPassword('newPassword', given.newPassword, row);
  // Hashed between the two transactions, so that no connection waits in the queue of the hashes.
  const passwordHash = await hashPassword(given.newPassword);
  const keep = actor?.id === id ? actor.sessionId : null;
  const done = await inCall(platform, async (inside, trx) => {
    if (!(await deleteCode(trx, row.id))) refuse('invalid_code');
    return replace(inside, trx, { id, email, firstName }, passwordHash, keep);
  });
  rememberBrowser(platform, http, email);
  return done;
}

/** The code's row when it is right; null when it is not, which is counted. */
async function spendCodeTry(platform: Platform, trx: Trx, { email, code }: { email: string; code: string }) {
  const row = await lockPasswordCode(trx, email);
  if (row && isCode(platform, row, code)) return row;
  if (row) await addCodeTry(trx, row.id);
  return null;
}

/** The new password, the end of every other session, and word of it to the owner. */
async function replace(
  platform: Platform,
  trx: Trx,
  owner: Owner,
  passwordHash: string,
  keep: string | null,
): Promise<Done> {
  await setPassword(trx, owner.id, passwordHash);
  await endOtherSessions(trx, owner.id, keep, new Date());
  await sendMail(trx, passwordChangedMail(platform.settings, owner));
  await platform.events.emit(platform, trx, 'user.secured', { userId: owner.id, what: 'password' });
  return {};
}
