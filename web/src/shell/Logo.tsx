import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { productName } from '../platform/language/product-name.ts';

/** The mark and the name, which lead home. */
export function Logo() {
  return (
    <Link
      to={paths.home()}
      className="flex shrink-0 items-center gap-2.25 font-display text-[23px] leading-none font-bold tracking-tighter hover:no-underline"
    >
      <LogoMark />
      {productName()}
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
