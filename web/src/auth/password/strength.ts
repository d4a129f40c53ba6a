import { plural, t } from '@lingui/core/macro';
import { isGuessable, type PasswordOwner } from '@parley/contract/auth/guessable.ts';
import { MIN_PASSWORD } from '@parley/contract/limits.ts';

const LISTED_MOST = 20;
const severalWords = /\p{L}{2}[^\p{L}\d_]+\p{L}{2}/u;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
const common = /passw|p[a@][s$5]{2}|qwert|letmein|welcome|abc123|iloveyou|admin|1234|1q2w|1qaz|qaz/i;

const tooShort = (missing: number) =>
  plural(missing, { one: 'Too short. Add # more character.', other: 'Too short. Add # more characters.' });

export interface Strength {
  /** 0 for nothing typed, then 1 to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  text: string;
}

/**
 * How hard a password is to guess. The server also refuses passwords from a list too long to ship to the page.
 * To never praise one it refuses, only passwords unlike any in that list rate better than fair: several words, all kinds
 * of characters, or longer than any of them.
 */
export function strengthOf(password: string, chooser: PasswordOwner = {}): Strength {
  if (password === '') return { level: 0, text: t`At least 8 characters. A few random words work best.` };
  if (password.length < MIN_PASSWORD) return { level: 1, text: tooShort(MIN_PASSWORD - password.length) };
  if (common.test(password) || isGuessable(password, chooser))
    return { level: 1, text: t`Too easy to guess.` };
  // Crackers try digits and symbols around a word first.
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const variety = kinds.filter((kind) => kind.test(core)).length;
  const points = core.length + 3 * variety;
  const isUnlisted = severalWords.test(core) || variety === kinds.length || core.length > LISTED_MOST;
  if (points < 19 || !isUnlisted) return { level: 2, text: t`Fair. More words make it stronger.` };
  if (points < 22) return { level: 3, text: t`Good.` };
  return { level: 4, text: t`Strong.` };
}
