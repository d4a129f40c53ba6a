import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readEnglishCatalog } from '../../tools/english-catalog.ts';

const root = path.join(import.meta.dirname, '../..');

/** A pseudo-language: English with accented, longer words. Plain English on a screen is a text that isn't in the catalog. */
export const PSEUDO = 'en-XA';

// All of them are in the product's own fonts; a fallback font would have other widths.
const [vowels, accented] = ['aeiouyAEIOUY', 'åëïøüÿÅËÏØÜÝ'];

/** Writes the catalog of the pseudo-language; returns its folder. */
export async function makePseudoLanguage(): Promise<string> {
  const folder = path.join(root, '.cache', 'pseudo-language');
  const pseudo = path.join(folder, `${PSEUDO}.po`);
  const translated = Object.entries(await readEnglishCatalog()).map(([id, text]) => [
    id,
    { ...text, translation: pseudoText(text.message ?? id) },
  ]);
  const context = { locale: PSEUDO, sourceLocale: 'en', existing: undefined, filename: pseudo };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    pseudo,
    await formatter({ origins: false }).serialize(Object.fromEntries(translated), context),
  );
  return folder;
}

/** Accents and stretches the words of a message, but not its placeholders, plural keywords and tags. */
function pseudoText(message: string): string {
  return messageOf(
    compileMessageOrThrow(message, (text) =>
      text
        .split(/(<\/?\w+\/?>)/)
        .map(stretched)
        .join(''),
    ),
  );
}

/** Accents the vowels and doubles lower-case ones, which makes English about a third longer. */
function stretched(text: string): string {
  if (text.startsWith('<')) return text;
  return text.replaceAll(/[aeiouy]/gi, (vowel) => {
    const other = accented[vowels.indexOf(vowel)] ?? vowel;
    return vowel === vowel.toLowerCase() ? other + other : other;
  });
}

/** The untranslated parts of a text: "Tendai" in "Pååÿÿ Tendai". */
export function untranslated(text: string): string[] {
  return text
    .split(/\p{L}*[åëïøüÿÅËÏØÜÝ]\p{L}*/u)
    .map((rest) => rest.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((rest) => /[aeiouy]/i.test(rest));
}

/** Turns a compiled message back into ICU MessageFormat. */
function messageOf(compiled: CompiledMessage): string {
  return compiled
    .map((part) => (typeof part === 'string' ? part : `{${argumentOf(part).join(', ')}}`))
    .join('');
}

type Argument = Exclude<CompiledMessage[number], string>;

function argumentOf([name, kind, format]: Argument): string[] {
  if (kind === undefined) return [name];
  if (typeof format === 'string') return [name, kind, format];
  const cases = Object.entries<CompiledMessage | undefined>(Object(format));
  const forms = cases.map(
    ([key, form]) => form && `${/^\d/.test(key) ? '=' : ''}${key} {${messageOf(form)}}`,
  );
  return [name, kind, forms.filter(Boolean).join(' ')];
}
