import { isGuessable, type Chooser } from '@parley/contract/auth/guessable.ts';
import { MIN_PASSWORD } from '@parley/contract/limits.ts';

const LISTED_MOST = 20;
const severalWords = /\p{L}{2}[^\p{L}\d_]+\p{L}{2}/u;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
const common = /passw|p[a@][s$5]{2}|qwert|letmein|welcome|abc123|iloveyou|admin|1234|1q2w|1qaz|qaz/i;

export interface Strength {
  /** 0 for nothing typed, then 1 to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/**
 * How hard a password is to guess, in words. The server also refuses what stands in a list that is too long for a page.
 * So that we never praise what it refuses, better than fair is only what no password of that list is like: several words,
 * all kinds of signs, or longer than any of them.
 */
export function strengthOf(password: string, chooser: Chooser = {}): Strength {
  if (password === '') return { level: 0, words: 'At least 8 characters. Several words are best.' };
  if (password.length < MIN_PASSWORD)
    return { level: 1, words: `Too short, ${MIN_PASSWORD - password.length} more.` };
  if (common.test(password) || isGuessable(password, chooser)) return { level: 1, words: 'Easily guessed.' };
  // Digits and signs around it are the first that a guesser adds.
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const variety = kinds.filter((kind) => kind.test(core)).length;
  const points = core.length + 3 * variety;
  const isUnlisted = severalWords.test(core) || variety === kinds.length || core.length > LISTED_MOST;
  if (points < 19 || !isUnlisted) return { level: 2, words: 'Fair. Several words are better.' };
  if (points < 22) return { level: 3, words: 'Good.' };
  return { level: 4, words: 'Strong.' };
}
