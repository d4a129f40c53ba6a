import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Colors,
  paletteOf,
  SCHEMES,
  type Scheme,
  tokensOf,
} from '@parley/contract/admin/settings/colors.ts';
import { productName } from '../../platform/language/product-name.ts';
import { LogoMark } from '../../shell/Logo.tsx';

/** What a page looks like in these colors, light and dark side by side. */
export function ColorPreview({ colors }: { colors: Colors }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {SCHEMES.map((scheme) => (
        <Sample key={scheme} colors={colors} scheme={scheme} />
      ))}
    </div>
  );
}

function Sample({ colors, scheme }: { colors: Colors; scheme: Scheme }) {
  const { t } = useLingui();
  return (
    <figure
      data-theme={scheme}
      style={Object.fromEntries(Object.entries(tokensOf(paletteOf(colors, scheme))))}
      className="grid gap-3 rounded-lg border border-line bg-paper p-4 text-ink"
    >
      <figcaption className="text-xs text-ink-3">{scheme === 'light' ? t`Light` : t`Dark`}</figcaption>
      <span className="flex items-center gap-2 font-display text-lg leading-none font-bold tracking-tighter">
        <LogoMark />
        {productName()}
      </span>
      <p className="text-sm text-ink-2">
        <Trans>A sentence in the color of text, and a softer one.</Trans>
      </p>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <span className="rounded-md bg-ink px-3 py-1.5 font-semibold text-on-ink">
          <Trans>A button</Trans>
        </span>
        <span className="rounded-md bg-time px-3 py-1.5 font-semibold text-on-time">
          <Trans>A time</Trans>
        </span>
        <span className="rounded-full bg-time-soft px-2.5 py-1 text-time-ink">
          <Trans>In 20 minutes</Trans>
        </span>
      </span>
    </figure>
  );
}
