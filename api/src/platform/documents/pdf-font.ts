import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

/** Latin, Greek, Cyrillic and Devanagari with their extensions; not the scripts whose fonts are megabytes each. */
const read = (weight: string) =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`),
  );
export const REGULAR = read('400Regular');
export const BOLD = read('600SemiBold');

const font = create(REGULAR);
const covers = (character: string) =>
  'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** What stands for letters that the font lacks: never an empty box. */
const MISSING = '[…]';

/** Seen by nobody, such as soft hyphens; but joiners shape the letters of Devanagari. */
const INVISIBLE =
  /(?<!\p{Script=Devanagari})[\u200C\u200D]|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** What is to be seen of a text. */
export const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\u00A0]/g, ' ')
    .replaceAll(INVISIBLE, '');

/** What is to be seen of a text, with `[…]` for each run of letters that the font lacks. */
export function printable(text: string): string {
  let printed = '';
  for (const character of visible(text))
    if (character === '\n' || covers(character)) printed += character;
    else if (!printed.endsWith(MISSING)) printed += MISSING;
  return printed;
}
