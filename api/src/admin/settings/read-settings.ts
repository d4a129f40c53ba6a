import type { InstallationSettings } from '@parley/contract/admin/settings/schemas.ts';
import {
  colorsOf,
  defaultIdentity,
  logoOf,
  retentionOf,
  signUpOf,
} from '../../platform/installation/installation.ts';
import { ownSettings } from '../../platform/installation/own-settings.ts';
import type { Platform } from '../../platform/platform.ts';

export async function readSettings({ db, settings }: Platform): Promise<InstallationSettings> {
  const own = await ownSettings(db);
  const { version, name, supportEmail, securityContact } = own;
  return {
    version,
    identity: { own: { name, supportEmail, securityContact }, defaults: defaultIdentity(settings) },
  const logo = logoOf(own);
    colors: colorsOf(own),
    signUp: signUpOf(own),
    retention: retentionOf(own),
  };
    logo: logo && { fileId: logo.fileId, width: logo.width, height: logo.height },
}
