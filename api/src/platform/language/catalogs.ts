import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The messages of one language. */
export interface Catalog {
  /** Compiled messages by id. */
  messages: Messages;
  /** The same, serialized for browsers. */
  json: string;
  /** Where browsers fetch it; the path contains a hash of the content. */
  address: string;
}

/** Reads the catalogs in a folder, by BCP 47 language tag. */
export function readCatalogs(folder: string): ReadonlyMap<string, Catalog> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.po') && name !== 'en.po');
  return new Map(
    files.map((file) => {
      const language = path.basename(file, '.po');
      return [language, catalogOf(language, path.join(folder, file))];
    }),
  );
}

function catalogOf(language: string, filename: string): Catalog {
  const context = { locale: language, sourceLocale: 'en', filename };
  const texts = formatter().parse(readFileSync(filename, 'utf8'), context);
  const messages = Object.fromEntries(
    Object.entries(texts).flatMap(([id, { translation = '' }]) =>
      translation === '' ? [] : [[id, compileMessage(translation)] as const],
    ),
  );
  const json = JSON.stringify(messages);
  const mark = createHash('sha256').update(json).digest('hex').slice(0, 12);
  return { messages, json, address: `/languages/${language}-${mark}.json` };
}
