import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import {
  colorsOf,
  defaultIdentity,
  defaultLimits,
  logoOf,
  ownLimitsOf,
  retentionOf,
  signUpOf,
} from '../../platform/installation/installation.ts';
import type { Settings } from '../../env.ts';
import { ownSettings } from '../../platform/installation/own-settings.ts';
import type { PersonLimits } from '@parley/contract/admin/settings/limits.ts';
import type { LegalKind } from '@parley/contract/support/legal.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentTexts } from '../../support/legal/read-legal.ts';

export async function readSettings({ db, settings }: Platform): Promise<InstallationSettings> {
  const own = await ownSettings(db);
  const texts = await currentTexts(db);
  const { version, name, supportEmail, securityContact } = own;
  const logo = logoOf(own);
  return {
    version,
    identity: { own: { name, supportEmail, securityContact }, defaults: defaultIdentity(settings) },
    colors: colorsOf(own),
    logo: logo && { fileId: logo.fileId, width: logo.width, height: logo.height },
    signUp: signUpOf(own),
    retention: retentionOf(own),
    limits: { own: ownLimitsOf(own), defaults: wholeLimits(settings) },
    legal: { terms: versionOf(texts, 'TERMS'), privacy: versionOf(texts, 'PRIVACY') },
  };
}

/** The setting of the environment may be of any number of bytes. */
function wholeLimits(settings: Settings): PersonLimits {
  const limits = defaultLimits(settings);
  return { ...limits, storedMegabytes: Math.floor(limits.storedMegabytes) };
}

function versionOf(texts: Awaited<ReturnType<typeof currentTexts>>, kind: LegalKind) {
  const text = texts.find((each) => each.kind === kind);
  return { version: text?.version ?? 0, since: text?.since ?? null, isOwn: (text?.body ?? null) !== null };
}
