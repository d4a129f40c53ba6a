import type { Logo } from '@parley/contract/admin/settings/logo.ts';

type KeptLogo = Logo & { version: number };

let own: KeptLogo | null = null;

/** What emails, icons and drawn pictures show from now on. */
export function keepLogo(logo: KeptLogo | null): void {
  own = logo;
}

/** The installation's own logo, with the version of the settings; null where it is the product's mark. */
export const ownLogo = (): KeptLogo | null => own;
