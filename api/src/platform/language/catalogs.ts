import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';

const FOLDER = path.join(import.meta.dirname, '../../../../locales');

/** The translations of each language that has a file in `locales/`: source text → text. */
export function readCatalogs(): ReadonlyMap<string, Record<string, string>> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.po') && name !== 'en.po');
  return new Map(files.map((name) => [name.slice(0, -'.po'.length), translationsIn(name)]));
}

function translationsIn(name: string): Record<string, string> {
  const filename = path.join(FOLDER, name);
  const context = { locale: name, sourceLocale: 'en', filename };
  const catalog = formatter().parse(readFileSync(filename, 'utf8'), context);
  return Object.fromEntries(
    Object.entries(catalog).flatMap(([id, { translation = '' }]) =>
      translation === '' ? [] : [[id, translation]],
    ),
  );
}
