import {
  areOwn,
  type Colors,
  type Palette,
  paletteOf,
  type Scheme,
} from '@parley/contract/admin/settings/colors.ts';

let own: Record<Scheme, Palette> | null = null;

/** What emails and drawn pictures are made in from now on. */
export function keepColors(colors: Colors): void {
  own = areOwn(colors) ? { light: paletteOf(colors, 'light'), dark: paletteOf(colors, 'dark') } : null;
}

/** The installation's own colors; undefined where they are the product's. */
export const ownPalette = (scheme: Scheme): Palette | undefined => own?.[scheme];
