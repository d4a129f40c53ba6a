import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Http } from '../platform/http/http.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import { sendMail } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseAndKeep, refuseField, refusing } from '../platform/http/refuse.ts';
import { inOwnersLanguage } from './in-owners-language.ts';
import { checkOwnPassword, checkStillOwner } from './passwords/confirm-owner.ts';
import { CODE_REQUESTS } from './throttle/limits.ts';
import { codeOfLink, checkDigits, issueCode, newCode } from './codes/mailed-code.ts';
import { addressChangeAskedMail, addressChangedMail, newAddressMail } from './mails.ts';
import { findUserByEmail, findOwner, setEmail } from './queries.ts';
import {
  deleteCodesOf,
  deleteEmailCodes,
  insertUnsentCode,
  lockWantedAddress,
} from './codes/queries-codes.ts';
import { recordSecurityEvent, originOf } from './security-log/security-log.ts';
import { notifyOwner } from './security-log/notify-owner.ts';
import { withAttempts } from './throttle/throttle.ts';

/** Mails a code to the new address and a notice to the old one. That an address is taken is told to its owner only. */
export async function changeEmail(
  platform: Platform,
  actor: Actor,
  http: Http,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<Record<never, never>> {
  const passwordHash = await checkOwnPassword(platform, actor, http, password);
  return withAttempts(platform, [[CODE_REQUESTS, `new-address:${actor.id}`]], () =>
    inIdempotentTransaction(platform, async (inside, trx) => {
      await checkStillOwner(trx, actor, passwordHash);
      await mailNewAddress(inside, trx, actor.id, newEmail);
      await recordSecurityEvent(trx, actor.id, 'CODE_REQUESTED', originOf(platform, http, actor.email));
      return {};
    }),
  );
}

/** When the mailbox has reached its limit, no mail is sent: the link of the last one confirms this change too. */
async function mailNewAddress(platform: Platform, trx: Trx, userId: string, email: string): Promise<void> {
  const { settings } = platform;
  const user = await findOwner(trx, userId);
  const isOwn = email.toLowerCase() === user.email.toLowerCase();
  // If emails came back from it, a code shows that it works again.
  if (isOwn && user.bouncedAt === null) refuseField('newEmail', /*i18n*/ 'This is your email already.');
  await sendMail(trx, await inOwnersLanguage(trx, userId, () => addressChangeAskedMail(settings, user)));
  const namesake = await findUserByEmail(trx, email);
  if (namesake && !isOwn) return notifyOwner(platform, trx, namesake);
  const owner = { purpose: 'email', email, userId } as const;
  const code = await issueCode(platform, trx, owner, { asker: userId, isKnown: false });
  if (code)
    return sendMail(trx, await inOwnersLanguage(trx, userId, () => newAddressMail(settings, email, code)));
  return insertUnsentCode(trx, newCode(platform, owner, userId, false).row);
}

/** Confirms the new address by code or link; if somebody else took it meanwhile, they keep it. */
export async function confirmEmail(
  platform: Platform,
  actor: Actor,
  http: Http,
  given: { code: string } | { token: string },
): Promise<void> {
  const origin = originOf(platform, http, actor.email);
  const isTaken = await inTransaction(platform.db, async (trx) => {
    const email = await confirmedAddress(platform, trx, actor, given);
    if (email !== null) await takeAddress(platform, trx, actor, email);
    if (email !== actor.email)
      await recordSecurityEvent(trx, actor.id, email === null ? 'CODE_REFUSED' : 'EMAIL_CHANGED', origin);
    return email !== null;
  });
  if (!isTaken) refuseAndKeep('invalid_code');
}

/** Null when the code is wrong, which counts as an attempt. */
async function confirmedAddress(
  platform: Platform,
  trx: Trx,
  actor: Actor,
  given: { code: string } | { token: string },
): Promise<string | null> {
  if ('token' in given) {
    const link = await codeOfLink(platform, trx, 'email', given.token);
    const wanted = link && (await lockWantedAddress(trx, actor.id, link.email, new Date()));
    return wanted?.email ?? null;
  }
  const wanted = await lockWantedAddress(trx, actor.id, null, new Date());
  return wanted && (await checkDigits(platform, trx, wanted, actor.id, given.code)) ? wanted.email : null;
}

async function takeAddress(platform: Platform, trx: Trx, actor: Actor, email: string): Promise<void> {
  const owner = await findOwner(trx, actor.id);
  await deleteCodesOf(trx, actor.id);
  await deleteEmailCodes(trx, email);
  await refusing({ users_email_key: 'invalid_code' }, setEmail(trx, actor.id, email));
  // The same again, as emails to it came back.
  if (owner.email === email) return;
  await sendMail(trx, await inOwnersLanguage(trx, actor.id, () => addressChangedMail(platform, owner)));
  await platform.events.emit(platform, trx, 'user.secured', { userId: actor.id, what: 'email' });
}
