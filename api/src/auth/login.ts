import type { login as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { SignedIn } from '@parley/contract/auth/schemas.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Http } from '../platform/http/http.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse, Refusal } from '../platform/http/refuse.ts';
import { recordSignIn } from './security-log/record-sign-in.ts';
import { type Account, findAccount, lockAccount } from './queries.ts';
import { findSignUp } from './sign-up/queries-sign-ups.ts';
import { resendCode } from './codes/resend-code.ts';
import { queueUnverifiedEvent } from './security-log/security-log.ts';
import { browserHashOf } from './sign-up/sign-up-cookie.ts';
import { signedIn, startSession } from './sessions/start-session.ts';
import { verifyPassword } from './passwords/verify-password.ts';

/** Signs in. The reason for a refusal is shown only with the right password. */
export async function login(
  platform: Platform,
  { email, password }: Received<typeof endpoint>['body'],
  http: Http,
): Promise<SignedIn> {
  const [account, signUp] = await Promise.all([
    findAccount(platform.db, email),
    findSignUp(platform.db, email, browserHashOf(platform, http, email)),
  ]);
  const right = await verifyPassword(platform, http, email, (account ?? signUp)?.passwordHash, password);
  if (!right) return refuseCredentials(platform, email, http);
  if (!account) return refuseUnconfirmed(platform, email, http);
  const session = await openSession(platform, account, http);
  if (!session) return refuseCredentials(platform, email, http);
  return signedIn(platform, http, account.user, session);
}

/** Null when the password was changed while it was being checked: no session may outlive that with the old one. */
async function openSession(platform: Platform, { user, passwordHash }: Account, http: Http) {
  return inTransaction(platform.db, async (trx) => {
    const account = await lockAccount(trx, user.id);
    if (account?.passwordHash !== passwordHash) return null;
    if (account.isDisabled) return refuse('account_disabled');
    await recordSignIn(platform, trx, user, http);
    return startSession(platform, trx, user.id, http);
  });
}

async function refuseCredentials(platform: Platform, email: string, http: Http): Promise<never> {
  await queueUnverifiedEvent(platform, http, email, 'SIGN_IN_REFUSED');
  return refuse('invalid_credentials');
}

async function refuseUnconfirmed(platform: Platform, email: string, http: Http): Promise<never> {
  await resendCode(platform, { email }, http).catch((failure: unknown) => {
    // The code limit is reached; the refusal is still the unconfirmed address.
    if (!(failure instanceof Refusal)) throw failure;
  });
  return refuse('email_not_verified');
}
