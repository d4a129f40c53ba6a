import type { Legal, LegalKind, LegalText } from '@parley/contract/support/legal.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { latestTexts, type KeptText } from './queries-legal.ts';
import { readMarkdown } from './read-markdown.ts';

/** The current text of each kind that was ever changed. */
export function currentTexts(db: Db): Promise<KeptText[]> {
  return latestTexts(db);
}

/** The terms and the privacy policy as pages show them. */
export async function readLegal({ db }: Platform): Promise<Legal> {
  const texts = await currentTexts(db);
  const shown = (kind: LegalKind): LegalText => {
    const text = texts.find((each) => each.kind === kind);
    if (!text) return { version: 0, since: null, blocks: null };
    const { version, since, body } = text;
    return { version, since, blocks: body === null ? null : readMarkdown(body) };
  };
  return { terms: shown('TERMS'), privacy: shown('PRIVACY') };
}
