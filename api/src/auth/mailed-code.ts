import type { Platform } from '../platform/platform.ts';
import { minutesAfter } from '../platform/clock.ts';
import { isKeyedHash, keyedHash } from '../platform/keys.ts';
import { randomCode } from '../platform/tokens.ts';
import { CODE_MINUTES, CODE_TRIES } from './limits.ts';

/** A new code for the row with this id: the digits for the mail, and what is stored. Codes keep real time. */
export function newCode(platform: Platform, rowId: string) {
  const code = randomCode();
  const sentAt = new Date();
  const expiresAt = new Date(minutesAfter(sentAt, CODE_MINUTES));
  return {
    code,
    stored: { codeHash: keyedHash(platform.keys.mailedCode, saying(rowId, code)), sentAt, expiresAt },
  };
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
  return live && isKeyedHash(platform.keys.mailedCode, saying(id, code), codeHash);
}

const saying = (rowId: string, code: string) => `${rowId}:${code}`;
