import { withoutAccents } from '@parley/contract/time.ts';

// Letters that don't decompose into a plain letter and an accent.
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', ß: 'ss' };

/** For what is searched in the browser: lower case, without accents and punctuation: "st johns" for "St. John’s". */
export function plainText(text: string): string {
  const letters = withoutAccents(text.toLowerCase()).replaceAll(
    /[øłđıæß]/g,
    (letter) => LETTERS[letter] ?? letter,
  );
  return letters
    .replaceAll(/[.’']/g, '')
    .replaceAll(/[\s,-]+/g, ' ')
    .trim();
}
