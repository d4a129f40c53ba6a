import { CODE_MINUTES } from '@parley/contract/limits.ts';
import { minutesAfter, secondsAfter } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { isKeyedHash, keyedHash, keyedHashes } from '../../platform/security/keys.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomCode, randomToken } from '../../platform/security/random.ts';
import type { Asker } from '../throttle/asker.ts';
import { CODE_DIGITS, CODE_MAILS, CODE_PAUSE_SECONDS, CODE_TRIES } from '../throttle/limits.ts';
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

/** An unguessable link, and digits to type unless the mailbox has had many today. */
export interface MailedCode {
  token: string;
  digits: string | null;
}

/**
 * Issues a code, replacing the requester's previous one. Null when strangers have used up the mailbox's limit; the
 * last mail's link is then still valid. Codes use real time.
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

/** Whether a code was just sent: to this browser if the account knows it, else to anyone. */
export async function isJustSent(
  trx: Trx,
  { purpose, email }: CodeOwner,
  { asker, isKnown }: Asker,
): Promise<boolean> {
  const sentAt = await lastCodeSentAt(trx, purpose, email, isKnown ? asker : null);
  return sentAt !== undefined && secondsAfter(sentAt, CODE_PAUSE_SECONDS) > new Date().toISOString();
}

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

/** Undefined for a link that is expired, used or foreign. */
export function codeOfLink(platform: Platform, db: Db, purpose: CodeOwner['purpose'], token: string) {
  return findCodeByToken(db, purpose, keyedHashes(platform.keys.mailedCode, onLink(token)), new Date());
}

/**
 * Locks and returns the code with these digits; null when they are wrong, which is counted. A browser's digits are
 * compared with the code it requested itself, which strangers' attempts do not void; anyone else's with the newest.
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

/** Checks digits and counts wrong ones; false after too many. */
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
