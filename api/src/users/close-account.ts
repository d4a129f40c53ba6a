import { whyNotLeave } from '@parley/contract/users/rules.ts';
import { checkOwnPassword, checkStillOwner } from '../auth/passwords/confirm-owner.ts';
import { forgetSessions } from '../auth/sessions/end-access.ts';
import { accountClosedMail } from '../auth/mails.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Http } from '../platform/http/http.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import { sendMail } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { randomToken } from '../platform/security/random.ts';
import { anonymizeUser, hasDebts, hasRunningMoney, lockUser } from './queries-accounts.ts';

/**
 * Closes an account for good: personal data is deleted and the address free again; jobs and ledger stay, anonymized.
 * Not while paid work runs, released money is in transit or disputed by a bank, or money is owed.
 */
export async function closeAccount(
  platform: Platform,
  actor: Actor,
  http: Http,
  password: string,
): Promise<Record<never, never>> {
  const confirmedBy = await checkOwnPassword(platform, actor, http, password);
  const { id: userId, role } = actor;
  // Hashed before the transaction; nobody knows the random password.
  const passwordHash = await hashPassword(randomToken());
  return inIdempotentTransaction(platform, async (inside, trx) => {
    const account = found(await lockUser(trx, userId));
    // Somebody who knew the old password must not close an account that is being taken back from them.
    await checkStillOwner(trx, actor, confirmedBy);
    refuseIf(
      whyNotLeave({
        hasPaidWork: await hasRunningMoney(trx, userId, true),
        owes: await hasDebts(trx, userId),
      }),
    );
    await inside.events.emit(inside, trx, 'user.gone', { userId, role, how: 'closed' });
    await sendMail(trx, accountClosedMail(platform.settings, account));
    await forgetSessions(trx, userId);
    await anonymizeUser(trx, userId, { at: platform.clock.instant(), passwordHash });
    return {};
  });
}
