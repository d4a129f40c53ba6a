import type { login as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { SignedIn } from '@parley/contract/auth/schemas.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { enqueue } from '../platform/background.ts';
import { inTransaction } from '../platform/db.ts';
import type { Http } from '../platform/http.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refuse.ts';
import { CODE_MAILS } from './limits.ts';
import { findAccount } from './queries.ts';
import { findSignUp } from './queries-codes.ts';
import { signedIn, startSession } from './start-session.ts';
import { mayTry } from './throttle.ts';
import { tryPassword } from './try-password.ts';

/** Signs in. Why an account may not is told only to whoever knows its password. */
export async function login(
  platform: Platform,
  { email, password }: Received<typeof endpoint>['body'],
  http: Http,
): Promise<SignedIn> {
  const [account, signUp] = await Promise.all([
    findAccount(platform.db, email),
    findSignUp(platform.db, email),
  ]);
  const right = await tryPassword(platform, http, email, (account ?? signUp)?.passwordHash, password);
  if (!right) return refuse('invalid_credentials');
  if (!account) return refuseUnconfirmed(platform, email);
  if (account.isDisabled) return refuse('account_disabled');
  const session = await inTransaction(platform.db, (trx) =>
    startSession(platform, trx, account.user.id, http),
  );
  return signedIn(platform, http, account.user, session);
}

async function refuseUnconfirmed(platform: Platform, email: string): Promise<never> {
  if (await mayTry(platform, CODE_MAILS, email)) {
    await inTransaction(platform.db, (trx) => enqueue(trx, 'sign_up_code', { email }));
  }
  return refuse('email_not_verified');
}
