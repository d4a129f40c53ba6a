import { type Colors, PRODUCT_COLORS } from '@parley/contract/admin/settings/colors.ts';
import type { Logo } from '@parley/contract/admin/settings/logo.ts';
import { MEGABYTE } from '@parley/contract/admin/settings/limit-bounds.ts';
import { FIRST_LIMITS, type PersonLimits } from '@parley/contract/admin/settings/limits.ts';
import type { Identity } from '@parley/contract/admin/settings/schemas.ts';
import { PRODUCT_NAME } from '@parley/contract/admin/settings/product-name.ts';
import type { SignUpPolicy } from '@parley/contract/admin/settings/sign-up-policy.ts';
import { OPEN_TO_ALL } from '@parley/contract/admin/settings/sign-up-policy.ts';
import { FIRST_RETENTION, type Retention } from '@parley/contract/admin/settings/retention.ts';
import type { Settings } from '../../env.ts';
import type { Db } from '../database/db.ts';
import { keepProductName } from '../language/language.ts';
import { keepColors } from './own-colors.ts';
import { keepLogo } from './own-logo.ts';
import { ownSettings, type OwnSettings } from './own-settings.ts';

/** What admins may change while it runs; where they haven't, it's the default, which the environment may set. */
export interface Installation extends Identity {
  /** Grows with every change. */
  version: number;
  colors: Colors;
  /** The own one, and where its bytes are stored. */
  logo: (Logo & { storageKey: string }) | null;
  signUp: SignUpPolicy;
  retention: Retention;
  limits: PersonLimits;
  /** Versions of the legal texts; 0 for the built-in ones. */
  legal: { terms: number; privacy: number };
  /** Earlier links don't count; null if none was withdrawn. */
  invitationsSince: string | null;
}

/** The installation's settings, kept in this process: whoever needs them never waits for the database. */
export interface KeptInstallation {
  current(): Installation;
  /** Reads them again: after a change, and every two seconds for those of other processes. */
  reread(db: Db): Promise<void>;
}

/** The defaults, until they are read for the first time. */
export function keepInstallation(settings: Settings): KeptInstallation {
  let kept: Installation = {
    version: 0,
    ...defaultIdentity(settings),
    colors: PRODUCT_COLORS,
    logo: null,
    signUp: OPEN_TO_ALL,
    retention: FIRST_RETENTION,
    limits: defaultLimits(settings),
    legal: { terms: 0, privacy: 0 },
    invitationsSince: null,
  };
  return {
    current: () => kept,
    reread: async (db) => {
      kept = withDefaults(settings, await ownSettings(db));
      keepProductName(kept.name);
      keepColors(kept.colors);
      keepLogo(kept.logo && { ...kept.logo, version: kept.version });
    },
  };
}

export const defaultIdentity = ({ SUPPORT_EMAIL, SECURITY_CONTACT }: Settings): Identity => ({
  name: PRODUCT_NAME,
  supportEmail: SUPPORT_EMAIL,
  securityContact: SECURITY_CONTACT,
});

function withDefaults(settings: Settings, own: OwnSettings): Installation {
  const identity = defaultIdentity(settings);
  return {
    version: own.version,
    name: own.name ?? identity.name,
    supportEmail: own.supportEmail ?? identity.supportEmail,
    securityContact: own.securityContact ?? identity.securityContact,
    colors: colorsOf(own),
    logo: logoOf(own),
    signUp: signUpOf(own),
    retention: retentionOf(own),
    limits: limitsOf(settings, own),
    legal: { terms: own.termsVersion, privacy: own.privacyVersion },
    invitationsSince: own.invitationsSince,
  };
}

export const colorsOf = (own: Pick<OwnSettings, keyof Colors>): Colors => ({
  inkLight: own.inkLight ?? PRODUCT_COLORS.inkLight,
  inkDark: own.inkDark ?? PRODUCT_COLORS.inkDark,
  accentLight: own.accentLight ?? PRODUCT_COLORS.accentLight,
  accentDark: own.accentDark ?? PRODUCT_COLORS.accentDark,
});

export function logoOf({ logoFileId, logoWidth, logoHeight, logoKey }: OwnSettings): Installation['logo'] {
  if (logoFileId === null || logoWidth === null || logoHeight === null || logoKey === null) return null;
  return { fileId: logoFileId, width: logoWidth, height: logoHeight, storageKey: logoKey };
}

export const signUpOf = (
  own: Pick<OwnSettings, 'signUpClient' | 'signUpProfessional' | 'signUpDomains'>,
): SignUpPolicy & { domains: string[] } => ({
  client: own.signUpClient,
  professional: own.signUpProfessional,
  domains: own.signUpDomains,
});

export const defaultLimits = ({ FREE_CONSULTATIONS, STORED_BYTES_PER_USER }: Settings): PersonLimits => ({
  ...FIRST_LIMITS,
  freeConsultations: FREE_CONSULTATIONS,
  storedMegabytes: STORED_BYTES_PER_USER / MEGABYTE,
});

export const ownLimitsOf = (own: OwnSettings): Record<keyof PersonLimits, number | null> => ({
  services: own.limitServices,
  postings: own.limitPostings,
  freeConsultations: own.limitFreeConsultations,
  fileMegabytes: own.limitFileMegabytes,
  storedMegabytes: own.limitStoredMegabytes,
});

function limitsOf(settings: Settings, own: OwnSettings): PersonLimits {
  const [set, defaults] = [ownLimitsOf(own), defaultLimits(settings)];
  return {
    services: set.services ?? defaults.services,
    postings: set.postings ?? defaults.postings,
    freeConsultations: set.freeConsultations ?? defaults.freeConsultations,
    fileMegabytes: set.fileMegabytes ?? defaults.fileMegabytes,
    storedMegabytes: set.storedMegabytes ?? defaults.storedMegabytes,
  };
}

export const retentionOf = (own: OwnSettings): Retention => ({
  notificationsDays: own.keepNotificationsDays,
  chatsDays: own.keepChatsDays,
  securityDays: own.keepSecurityDays,
  emailsDays: own.keepEmailsDays,
  deliveriesDays: own.keepDeliveriesDays,
});
