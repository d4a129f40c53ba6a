import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const root = path.join(import.meta.dirname, '../..');

/** A pseudo-language: English with accented, longer words. Plain English on a screen is a text that isn't in the catalog. */
export const PSEUDO = 'en-XA';

// All of them are in the product's own fonts; a fallback font would have other widths.
const [vowels, accented] = ['aeiouyAEIOUY', 'åëïøüÿÅËÏØÜÝ'];

/** Writes the catalog of the pseudo-language, unless it's up to date; returns its folder. */
export async function makePseudoLanguage(): Promise<string> {
  const folder = path.join(root, '.cache', 'pseudo-language');
  const pseudo = path.join(folder, `${PSEUDO}.po`);
  if (isUpToDate(pseudo)) return folder;
  execFileSync(process.execPath, [path.join(root, 'node_modules/.bin/lingui'), 'extract'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const english = path.join(root, 'locales/en.po');
  const po = formatter({ origins: false });
  const texts = po.parse(readFileSync(english, 'utf8'), { ...context, locale: 'en', filename: english });
  const translated = Object.entries(texts).map(([id, text]) => [
    id,
    { ...text, translation: pseudoText(text.message ?? id) },
  ]);
  mkdirSync(folder, { recursive: true });
  const written = po.serialize(Object.fromEntries(translated), { ...context, filename: pseudo });
  writeFileSync(pseudo, await written);
  return folder;
}

const context = { locale: PSEUDO, sourceLocale: 'en', existing: undefined };

/** Extracting all messages takes ten seconds, so it's done only after a change. */
function isUpToDate(catalog: string): boolean {
  if (!existsSync(catalog)) return false;
  const { mtimeMs } = statSync(catalog);
  const sources = globSync('{contract,api,web}/src/**/*.{ts,tsx}', { cwd: root });
  return [import.meta.filename, ...sources].every(
    (file) => statSync(path.resolve(root, file)).mtimeMs < mtimeMs,
  );
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
