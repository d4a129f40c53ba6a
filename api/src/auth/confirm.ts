import type { confirm as endpoint } from '@parley/contract/auth/endpoints.ts';
import type { SignedIn } from '@parley/contract/auth/schemas.ts';
import type { Received } from '@parley/contract/endpoint.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Http } from '../platform/http/http.ts';
import { newId } from '../platform/database/id.ts';
import { currentReader } from '../platform/language/language.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse, refusing } from '../platform/http/refuse.ts';
import { entryLimitsFor, enteringBrowserOf } from './throttle/asker.ts';
import { codeOfDigits, codeOfLink } from './codes/mailed-code.ts';
import { insertUser } from './queries.ts';
import { deleteCode } from './codes/queries-codes.ts';
import { deleteSignUps, findSignUp, findSignUpById, lockSignUp } from './sign-up/queries-sign-ups.ts';
import { recordSecurityEvent, originOf } from './security-log/security-log.ts';
import { browserHashOf, clearBrowserMark } from './sign-up/sign-up-cookie.ts';
import { signedIn, startSession } from './sessions/start-session.ts';
import { returnAttempts, takeAttempts } from './throttle/throttle.ts';
import { verifyPassword } from './passwords/verify-password.ts';

type Confirm = Received<typeof endpoint>['body'];
type ByCode = Extract<Confirm, { code: string }>;
type ByLink = Extract<Confirm, { token: string }>;

/**
 * Creates the user of a sign-up, by mailed code or link, for the browser that signed up or anyone with its password.
 */
export async function confirm(platform: Platform, body: Confirm, http: Http): Promise<SignedIn> {
  const confirmed = 'code' in body ? await byCode(platform, body, http) : await byLink(platform, body, http);
  if (!confirmed) return refuse('invalid_code');
  clearBrowserMark(http);
  return signedIn(platform, http, confirmed.user, confirmed.session);
}

async function byCode(platform: Platform, { email, code, password }: ByCode, http: Http) {
  const signUp = await claimByPassword(platform, email, password, http);
  const counts = entryLimitsFor(platform, http, email);
  await takeAttempts(platform, counts);
  const confirmed = await inTransaction(platform.db, async (trx) => {
    const owner = { purpose: 'sign_up', email } as const;
    const right = await codeOfDigits(platform, trx, owner, enteringBrowserOf(platform, http), code);
    return right && createUser(platform, trx, signUp, http);
  });
  if (confirmed) await returnAttempts(platform, counts);
  return confirmed;
}

/** The sign-up of this browser or password. Strangers use up none of its code's attempts. */
async function claimByPassword(platform: Platform, email: string, password: string | undefined, http: Http) {
  const mark = browserHashOf(platform, http, email);
  const signUp = await findSignUp(platform.db, email, mark);
  if (signUp && mark === signUp.browserHash) return signUp;
  if (password === undefined) return refuse(mark !== null && !signUp ? 'invalid_code' : 'password_required');
  const right = await verifyPassword(platform, http, email, signUp?.passwordHash, password);
  return signUp && right ? signUp : refuse('invalid_code');
}

/**
 * A link proves control of the mailbox. It confirms the sign-up of this browser with the address, whichever one
 * caused the mail, so that strangers who use up the mailbox's limit lock nobody out; other browsers need the
 * password.
 */
async function byLink(platform: Platform, { token, password }: ByLink, http: Http) {
  const code = await codeOfLink(platform, platform.db, 'sign_up', token);
  if (!code?.signUpId) return null;
  const signUp = await claimByLink(platform, { ...code, signUpId: code.signUpId }, password, http);
  return inTransaction(platform.db, async (trx) =>
    (await deleteCode(trx, code.id)) ? createUser(platform, trx, signUp, http) : null,
  );
}

interface Link {
  id: string;
  email: string;
  signUpId: string;
}

async function claimByLink(platform: Platform, link: Link, password: string | undefined, http: Http) {
  const mark = browserHashOf(platform, http, link.email);
  const own = await findSignUp(platform.db, link.email, mark);
  if (own && mark === own.browserHash) return own;
  if (password === undefined) return refuse('password_required');
  const signUp = await findSignUpById(platform.db, link.signUpId);
  // Only the mail's owner can try here, so guesses elsewhere do not slow this down.
  const right = await verifyPassword(
    platform,
    http,
    link.email,
    signUp?.passwordHash,
    password,
    `link:${link.id}`,
  );
  return signUp && right ? signUp : refuse('wrong_password');
}

/** A sign-up, with the password that it had when it was claimed. */
interface Claimed {
  id: string;
  passwordHash: string;
}

/** Null when confirmed or begun anew, with another password, concurrently. All other sign-ups with the address end. */
async function createUser(platform: Platform, trx: Trx, claimed: Claimed, http: Http) {
  const row = await lockSignUp(trx, claimed.id);
  if (row?.passwordHash !== claimed.passwordHash) return null;
  const { email, firstName, lastName, role, timeZone, passwordHash, acceptedTerms, acceptedPrivacy } = row;
  const createdAt = platform.clock.instant();
  const { language, hours: clockHours } = currentReader();
  const reads = { timeZone, language, clockHours };
  const accepted = { acceptedTerms, acceptedPrivacy };
  const named = { id: newId(), email, firstName, lastName, role, ...reads };
  const person = { ...named, passwordHash, createdAt, ...accepted };
  const user = await refusing({ users_email_key: 'invalid_code' }, insertUser(trx, person));
  await deleteSignUps(trx, email);
  await platform.events.emit(platform, trx, 'user.signed_up', { userId: user.id, role });
  await recordSecurityEvent(trx, user.id, 'SIGNED_UP', originOf(platform, http, email));
  return { user, session: await startSession(platform, trx, user.id, http) };
}
