import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hourText } from '../platform/language/clock.ts';
import { cityOf } from '@parley/contract/time.ts';
import { HourLabels, OverlapStrip, type StripProps } from './OverlapStrip.tsx';

/** The strip with hour labels and a legend, on wide screens. */
export function WideStrip(props: Pick<StripProps, 'of' | 'zone' | 'now'>) {
  const { zone, now } = props;
  return (
    <>
      <OverlapStrip {...props} size="wide">
        <HourLabels zone={zone} now={now} />
      </OverlapStrip>
      <Legend zone={zone} />
    </>
  );
}

function Legend({ zone }: { zone: string }) {
  const { t } = useLingui();
  const [city, from, to] = [cityOf(zone), hourText(8), hourText(22)];
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
      <Swatch look="bg-band-both">
        <Trans>you’re both free</Trans>
      </Swatch>
      <Swatch look="bg-band-free">
        <Trans>free at night</Trans>
      </Swatch>
      <Swatch look="bg-band-day ring-1 ring-line-strong">{t`your day, ${from} to ${to}`}</Swatch>
      <span className="ml-auto">
        <Trans>Your time, {city}</Trans>
      </span>
    </p>
  );
}

function Swatch({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`h-2.5 w-2.5 rounded-sm ${look}`} />
      {children}
    </span>
  );
}
