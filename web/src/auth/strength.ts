const LEAST = 8;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];
const common = /^(password|passw0rd|qwerty|letmein|welcome|abc123|iloveyou|admin|1234)/i;

export interface Strength {
  /** 0 for nothing typed, then 1 to 4. */
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** How hard a password is to guess, in words; only the length is required, the rest is advice. */
export function strengthOf(password: string): Strength {
  if (password === '') return { level: 0, words: 'At least 8 characters. Several words are best.' };
  if (password.length < LEAST) return { level: 1, words: `Too short, ${LEAST - password.length} more.` };
  if (common.test(password) || new Set(password).size < 5) return { level: 1, words: 'Easily guessed.' };
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = password.length + 3 * variety;
  if (points < 16) return { level: 2, words: 'Fair. Longer is better.' };
  if (points < 22) return { level: 3, words: 'Good.' };
  return { level: 4, words: 'Strong.' };
}
