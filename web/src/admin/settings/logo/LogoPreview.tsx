import { useLingui } from '@lingui/react/macro';
import { SCHEMES } from '@parley/contract/admin/settings/colors.ts';
import { hasName } from '@parley/contract/admin/settings/logo.ts';
import { productName } from '../../../platform/language/product-name.ts';
import { LogoMark } from '../../../shell/Logo.tsx';
import { OwnMark } from '../../../ui/logo/OwnMark.tsx';

interface Props {
  /** Null for the built-in mark. */
  logo: { src: string; width: number; height: number } | null;
}

/** The head of a page with this logo, light and dark side by side. */
export function LogoPreview({ logo }: Props) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {SCHEMES.map((scheme) => (
        <figure
          key={scheme}
          data-theme={scheme}
          className="grid gap-4 rounded-lg border border-line bg-paper p-4 text-ink"
        >
          <figcaption className="text-xs text-ink-3">{scheme === 'light' ? t`Light` : t`Dark`}</figcaption>
          <span className="flex h-8 items-center gap-2.25 font-display text-[1.4375rem] leading-none font-bold tracking-tighter">
            {logo ? <OwnMark {...logo} /> : <LogoMark />}
            {!(logo && hasName(logo)) && productName()}
          </span>
        </figure>
      ))}
    </div>
  );
}
