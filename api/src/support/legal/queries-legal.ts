import type { LegalKind } from '@parley/contract/support/legal.ts';
import type { Db } from '../../platform/database/db.ts';

export interface KeptText {
  kind: LegalKind;
  version: number;
  /** In Markdown; null for the built-in text. */
  body: string | null;
  since: string;
}

/** The latest version of each kind. */
export async function latestTexts(db: Db): Promise<KeptText[]> {
  return db
    .selectFrom('legalTexts')
    .distinctOn('kind')
    .select(['kind', 'version', 'body', 'since'])
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
}
