import type { confirm as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { SignedIn } from '@parley/contract/auth/schemas.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { inTransaction, type Trx } from '../platform/db.ts';
import type { Http } from '../platform/http.ts';
import { newId } from '../platform/id.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse, refusing } from '../platform/refuse.ts';
import { sameHash } from '../platform/keys.ts';
import { isCode } from './mailed-code.ts';
import { insertUser } from './queries.ts';
import { addSignUpTry, deleteSignUp, findSignUp, lockSignUp } from './queries-codes.ts';
import { markOf, unmarkBrowser } from './sign-up-cookie.ts';
import { signedIn, startSession } from './start-session.ts';
import { tryPassword } from './try-password.ts';

type Confirm = Received<typeof endpoint>['body'];

/** Makes the user of a sign-up: for the browser that signed up, or whoever knows the password, with the mailed code. */
export async function confirm(platform: Platform, body: Confirm, http: Http): Promise<SignedIn> {
  const signUpId = await claimSignUp(platform, body, http);
  const confirmed = await inTransaction(platform.db, (trx) =>
    confirmLocked(platform, trx, signUpId, body.code, http),
  );
  if (!confirmed) return refuse('invalid_code');
  unmarkBrowser(http);
  return signedIn(platform, http, confirmed.user, confirmed.session);
}

/** The sign-up that is this person's to confirm. Strangers spend none of its tries. */
async function claimSignUp(platform: Platform, { email, password }: Confirm, http: Http): Promise<string> {
  const signUp = await findSignUp(platform.db, email);
  const mark = markOf(platform, http, email);
  if (signUp && mark !== null && sameHash(mark, signUp.browserHash)) return signUp.id;
  if (password === undefined) return refuse(mark !== null && !signUp ? 'invalid_code' : 'password_required');
  const right = await tryPassword(platform, http, email, signUp?.passwordHash, password);
  return signUp && right ? signUp.id : refuse('invalid_code');
}

/** The new user, signed in; null when the code is not right, which is counted. */
async function confirmLocked(platform: Platform, trx: Trx, signUpId: string, code: string, http: Http) {
  const row = await lockSignUp(trx, { id: signUpId });
  if (!row) return null;
  if (!isCode(platform, { ...row, expiresAt: row.codeExpiresAt }, code)) {
    await addSignUpTry(trx, row.id);
    return null;
  }
  const { email, firstName, lastName, role, timeZone, passwordHash } = row;
  const createdAt = platform.clock.instant();
  const person = { id: newId(), email, firstName, lastName, role, timeZone, passwordHash, createdAt };
  const user = await refusing({ users_email_key: 'invalid_code' }, insertUser(trx, person));
  await deleteSignUp(trx, row.id);
  await platform.events.emit(platform, trx, 'user.signed_up', { userId: user.id, role });
  return { user, session: await startSession(platform, trx, user.id, http) };
}
