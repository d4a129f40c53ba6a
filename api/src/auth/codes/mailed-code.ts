import { minutesAfter } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { isKeyedHash, keyedHash, keyedHashes } from '../../platform/security/keys.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomCode, randomToken } from '../../platform/security/tokens.ts';
import type { Asker } from '../throttle/asker.ts';
import {
  CODE_DIGITS,
  CODE_MAILS,
  CODE_MINUTES,
  CODE_PAUSE_SECONDS,
  CODE_TRIES,
  secondsAfter,
} from '../throttle/limits.ts';
import {
  addCodeAttempt,
  findCodeByToken,
  lastCodeSentAt,
  lockCode,
  replaceCode,
  type CodeOwner,
  type FoundCode,
} from './queries-codes.ts';
import { tryAttempt } from '../throttle/throttle.ts';

/** What a mail holds: a link that nobody can guess, and digits to type unless the mailbox has had many today. */
export interface MailedCode {
  token: string;
  digits: string | null;
}

/**
 * Makes a code for whoever asks, in the place of the one they had. Null when no mail is to go out because strangers have
 * caused so many that the last one's link still has minutes to live. Codes keep real time.
 */
export async function issueCode(
  platform: Platform,
  trx: Trx,
  owner: CodeOwner,
  { asker, isKnown }: Asker,
): Promise<MailedCode | null> {
  const mailbox = `${owner.purpose}:${owner.email}`;
  if (!isKnown && !(await tryAttempt(platform, [CODE_MAILS, mailbox], trx))) return null;
  const hasDigits = isKnown || (await tryAttempt(platform, [CODE_DIGITS, mailbox], trx));
  const { mailed, row } = newCode(platform, owner, asker, hasDigits);
  await replaceCode(trx, row);
  return mailed;
}

/** Whether a code was sent just now: to this browser where the account knows it, else to whoever asked. */
export async function isJustSent(
  trx: Trx,
  { purpose, email }: CodeOwner,
  { asker, isKnown }: Asker,
): Promise<boolean> {
  const sentAt = await lastCodeSentAt(trx, purpose, email, isKnown ? asker : null);
  return sentAt !== undefined && secondsAfter(sentAt, CODE_PAUSE_SECONDS) > new Date();
}

/** Whether this asker has been sent a code since an instant. */
export async function isSentSince(
  trx: Trx,
  { purpose, email }: CodeOwner,
  { asker }: Asker,
  instant: string,
): Promise<boolean> {
  const sentAt = await lastCodeSentAt(trx, purpose, email, asker);
  return sentAt !== undefined && sentAt >= instant;
}

export function newCode(platform: Platform, owner: CodeOwner, asker: string, hasDigits: boolean) {
  const [id, token] = [newId(), randomToken()];
  const digits = hasDigits ? randomCode() : null;
  const sentAt = new Date();
  const expiresAt = new Date(minutesAfter(sentAt, CODE_MINUTES));
  const codeHash = digits && keyedHash(platform.keys.mailedCode, saying(id, digits));
  const row = {
    ...owner,
    id,
    asker,
    codeHash,
    tokenHash: keyedHash(platform.keys.mailedCode, onLink(token)),
    sentAt,
    expiresAt,
  };
  return { mailed: { token, digits }, row };
}

/** The code of a link, or undefined when it is over, spent or none of ours. */
export function codeOfLink(platform: Platform, db: Db, purpose: CodeOwner['purpose'], token: string) {
  return findCodeByToken(db, purpose, keyedHashes(platform.keys.mailedCode, onLink(token)), new Date());
}

/**
 * The code with these digits, locked; null when they are wrong, which is counted. A browser's digits are compared with
 * the code it asked for itself, which nobody else's wrong ones void; those of others with the newest one.
 */
export async function codeOfDigits(
  platform: Platform,
  trx: Trx,
  { purpose, email }: Pick<CodeOwner, 'purpose' | 'email'>,
  enteringBrowser: string | null,
  digits: string,
): Promise<FoundCode | null> {
  const code = await lockCode(trx, purpose, email, enteringBrowser, new Date());
  if (!code) return null;
  return (await checkDigits(platform, trx, code, enteringBrowser, digits)) ? code : null;
}

/** Whether these are the digits of a code, before too many wrong ones; wrong ones are counted. */
export async function checkDigits(
  platform: Platform,
  trx: Trx,
  code: FoundCode,
  enteringBrowser: string | null,
  digits: string,
): Promise<boolean> {
  const whose = code.asker === enteringBrowser ? 'tries' : 'strangersTries';
  const { id, codeHash } = code;
  const isOpen = code[whose] < CODE_TRIES && codeHash !== null;
  if (isOpen && isKeyedHash(platform.keys.mailedCode, saying(id, digits), codeHash)) return true;
  await addCodeAttempt(trx, id, whose);
  return false;
}

const saying = (rowId: string, digits: string) => `${rowId}:${digits}`;
const onLink = (token: string) => `link:${token}`;
