import { hasName } from '@parley/contract/admin/settings/logo.ts';
import { drawnLogo } from '../installation/draw-logo.ts';
import { productName } from '../language/language.ts';
import type { Platform } from '../platform.ts';
import type { Letterhead } from './pdf-document.ts';

/** The installation's own logo at the head of its documents; null where it has none. */
export async function ownLetterhead(platform: Platform): Promise<Letterhead | null> {
  const logo = await drawnLogo(platform);
  return logo && { ...logo, name: hasName(logo) ? null : productName() };
}
