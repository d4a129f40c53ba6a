import type { Platform } from '../platform/platform.ts';
import { minutesAfter } from '../platform/clock.ts';
import { keyedHash, randomCode, sameHash } from '../platform/tokens.ts';
import { CODE_MINUTES, CODE_TRIES } from './limits.ts';

/** A new code for the row with this id: the digits for the mail, and what is stored. Codes keep real time. */
export function newCode(platform: Platform, rowId: string) {
  const code = randomCode();
  const sentAt = new Date();
  const expiresAt = new Date(minutesAfter(sentAt, CODE_MINUTES));
  return { code, stored: { codeHash: hashOf(platform, rowId, code), sentAt, expiresAt } };
}

interface Stored {
  id: string;
  codeHash: string;
  tries: number;
  expiresAt: string;
}

/** Whether these digits are the code of the row: in time, and before too many wrong ones. */
export function isCode(
  platform: Platform,
  { id, codeHash, tries, expiresAt }: Stored,
  code: string,
): boolean {
  const live = tries < CODE_TRIES && new Date(expiresAt) > new Date();
  return live && sameHash(codeHash, hashOf(platform, id, code));
}

function hashOf({ settings }: Platform, rowId: string, code: string): string {
  return keyedHash(settings.SECRET, `code:${rowId}:${code}`);
}
