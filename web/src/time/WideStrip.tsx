import { cityOf } from '@parley/contract/time.ts';
import { HourLabels, OverlapStrip, type StripProps } from './OverlapStrip.tsx';

/** The strip where there is room: with its hours, and with what its colours mean. */
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
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
      <Swatch look="bg-band-both">both of you</Swatch>
      <Swatch look="bg-band-free">bookable at night</Swatch>
      <Swatch look="bg-band-day ring-1 ring-line-strong">your day, 8 to 22</Swatch>
      <span className="ml-auto">Your time, {cityOf(zone)}</span>
    </p>
  );
}

function Swatch({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`h-2.5 w-2.5 rounded-sm ${look}`} />
      {children}
    </span>
  );
}
