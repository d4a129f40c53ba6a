import { Link } from 'react-router';
import { hasName, logoPath } from '@parley/contract/admin/settings/logo.ts';
import { paths } from '../paths.ts';
import { useOwnLogo } from '../platform/root-data.ts';
import { productName } from '../platform/language/product-name.ts';
import { OwnMark } from '../ui/logo/OwnMark.tsx';

/** The mark and the name, which lead home. */
export function Logo() {
  const logo = useOwnLogo();
  return (
    <Link
      to={paths.home()}
      className="flex min-h-11 shrink-0 items-center gap-2.25 font-display text-[1.4375rem] leading-none font-bold tracking-tighter hover:no-underline"
    >
      {logo ? <OwnMark {...logo} src={logoPath(logo.version, 'mark')} /> : <LogoMark />}
      {!(logo && hasName(logo)) && productName()}
    </Link>
  );
}

/** Two overlapping bars of time; the overlap is the accent. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 26 26" aria-hidden className="size-6.5">
      <rect y="4" width="17" height="8" rx="2" className="fill-ink" />
      <rect x="9" y="14" width="17" height="8" rx="2" className="fill-ink/35" />
      <rect x="9" y="4" width="8" height="18" rx="1.5" className="fill-time" />
    </svg>
  );
}
