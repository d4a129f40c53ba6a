import type { Received } from '@parley/contract/endpoint.ts';
import type { signUp as endpoint } from '@parley/contract/auth/endpoints.ts';
import { inTransaction } from '../platform/db.ts';
import type { Http } from '../platform/http.ts';
import { newId } from '../platform/id.ts';
import { sendMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { checkPassword } from './check-password.ts';
import { CODE_MAILS, SIGN_UPS } from './limits.ts';
import { newCode } from './mailed-code.ts';
import { addressTakenMail, signUpCodeMail } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { findNamesake } from './queries.ts';
import { replaceSignUp } from './queries-codes.ts';
import { markBrowser } from './sign-up-cookie.ts';
import { takeTry } from './throttle.ts';

type SignUp = Received<typeof endpoint>['body'];

/** Begins a sign-up; nobody can tell from the answer, or the time it takes, whether the address has an account. */
export async function signUp(platform: Platform, body: SignUp, http: Http): Promise<{ email: string }> {
  const { password, ...person } = body;
  checkPassword('password', password, person);
  await takeTry(platform, SIGN_UPS, http.ip);
  await takeTry(platform, CODE_MAILS, person.email);
  const passwordHash = await hashPassword(password);
  const browserHash = markBrowser(platform, http, person.email);
  const id = newId();
  const { code, stored } = newCode(platform, id);
  await inTransaction(platform.db, async (trx) => {
    const owner = await findNamesake(trx, person.email);
    if (owner) return sendMail(trx, addressTakenMail(platform.settings, owner));
    await replaceSignUp(trx, { ...person, id, passwordHash, browserHash }, stored);
    return sendMail(trx, signUpCodeMail(platform.settings, person, code));
  });
  return { email: person.email };
}
