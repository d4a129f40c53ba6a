import type { Logo, LogoForm } from '@parley/contract/admin/settings/logo.ts';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { found } from '../http/refuse.ts';
import type { Platform } from '../platform.ts';

/** Three times what a header shows: sharp on every screen, and small enough for an email. */
const MARK = { width: 600, height: 96 };
/** Icons of phones have a ground, and a margin that the phone may cut into. */
const ICONS = {
  'icon-32': { size: 32, margin: 0, hasGround: false },
  'touch-180': { size: 180, margin: 0.1, hasGround: true },
  'app-192': { size: 192, margin: 0.1, hasGround: true },
  'app-512': { size: 512, margin: 0.1, hasGround: true },
  'maskable-512': { size: 512, margin: 0.2, hasGround: true },
} as const satisfies Record<Exclude<LogoForm, 'mark'>, object>;

const PAPER = '#fbfaf7';
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** The mark as a PNG, and the proportions that it was uploaded with. */
export type DrawnLogo = Pick<Logo, 'width' | 'height'> & { png: Buffer };

/** What pictures and documents are drawn with; null where the installation has no logo of its own. */
export async function drawnLogo(platform: Platform): Promise<DrawnLogo | null> {
  const { logo } = platform.installation.current();
  return logo && { width: logo.width, height: logo.height, png: await drawLogo(platform, 'mark') };
}

let drawn: { fileId: string; forms: Map<LogoForm, Promise<Buffer>> } | null = null;

/** The installation's own logo as a PNG; each form of the current one is drawn once in a process. */
export function drawLogo({ installation, storage }: Platform, form: LogoForm): Promise<Buffer> {
  const { fileId, storageKey } = found(installation.current().logo);
  if (drawn?.fileId !== fileId) drawn = { fileId, forms: new Map() };
  const { forms } = drawn;
  const known = forms.get(form);
  if (known) return known;
  const made = draw(storage, storageKey, form);
  forms.set(form, made);
  made.catch(() => forms.delete(form));
  return made;
}

async function draw(storage: Platform['storage'], key: string, form: LogoForm): Promise<Buffer> {
  // Made anew when it was uploaded, at a bounded size: safe to decode here.
  const image = sharp(await buffer(found(await storage.read(key))));
  if (form === 'mark')
    return image
      .resize({ ...MARK, fit: 'inside' })
      .png()
      .toBuffer();
  const { size, margin, hasGround } = ICONS[form];
  const edge = Math.round(size * margin);
  const inner = size - 2 * edge;
  const ground = hasGround ? PAPER : NOTHING;
  const fitted = image
    .resize({ width: inner, height: inner, fit: 'contain', background: NOTHING })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: NOTHING });
  return (hasGround ? fitted.flatten({ background: ground }) : fitted).png().toBuffer();
}
