import type { InstallationSettings, NewLegalText } from '@parley/contract/admin/settings/schemas.ts';
import type { LegalBlock, LegalKind } from '@parley/contract/support/legal.ts';
import { ownSettings } from '../../platform/installation/own-settings.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { currentTexts } from '../../support/legal/read-legal.ts';
import { readMarkdown } from '../../support/legal/read-markdown.ts';
import { change } from './change-settings.ts';
import { insertLegalText } from './queries-settings.ts';

const COLUMNS = { TERMS: 'termsVersion', PRIVACY: 'privacyVersion' } as const;

/** Adds a version; earlier ones stay, since people accepted them. */
export async function changeLegalText(
  platform: Platform,
  actor: Actor,
  { version, reason, kind, text }: Omit<NewLegalText, 'password'>,
): Promise<InstallationSettings> {
  if (text !== null) readMarkdown(text);
  const column = COLUMNS[kind];
  // Should they have been changed since, the version of the settings is another, too.
  const next = (await ownSettings(platform.db))[column] + 1;
  const added = { kind, version: next, body: text, since: platform.clock.instant(), decidedBy: actor.id };
  return change(platform, actor, {
    version,
    reason,
    changes: { [column]: next },
    along: (trx) => insertLegalText(trx, added),
  });
}

export async function readOwnText({ db }: Platform, kind: LegalKind): Promise<{ text: string | null }> {
  const texts = await currentTexts(db);
  return { text: texts.find((each) => each.kind === kind)?.body ?? null };
}

export async function previewLegalText(text: string): Promise<{ blocks: LegalBlock[] }> {
  return { blocks: readMarkdown(text) };
}
