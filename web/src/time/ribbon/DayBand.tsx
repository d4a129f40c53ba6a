import { millisecondsOf } from '@parley/contract/availability/intervals.ts';
import { placeIn } from '@parley/contract/availability/week-in-common.ts';
import type { Span } from '@parley/contract/time.ts';
import type { OpenDay } from './opened-day.ts';

/** A day's hours: the reader's above, the other's free times below, and marigold over both where they meet. */
export function DayBand({
  day,
  free,
  now,
  look,
}: Pick<OpenDay, 'day' | 'free'> & { now: string; look: string }) {
  const { whole, daytime, inCommon } = day;
  const at = placeIn(whole, millisecondsOf(now));
  return (
    <span
      className={`relative block overflow-hidden bg-band-night after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-line-strong ${look}`}
    >
      <Bands spans={daytime} whole={whole} look="inset-y-0 bg-band-day" />
      <Bands spans={daytime} whole={whole} look="top-0 bottom-1/2 bg-band-you" />
      <Bands spans={free} whole={whole} look="top-1/2 bottom-0 bg-band-free" />
      <Bands
        spans={inCommon}
        whole={whole}
        look="inset-y-0 rounded-[2px] bg-band-both ring-[1.5px] ring-sheet"
      />
      {at >= 0 && at < 1 && (
        <span className="absolute inset-y-0 w-0.5 bg-bad" style={{ left: percent(at) }} />
      )}
    </span>
  );
}

function Bands({ spans, whole, look }: { spans: readonly Span[]; whole: Span; look: string }) {
  return spans.map(({ start, end }) => (
    <span
      key={start}
      className={`absolute ${look}`}
      style={{
        left: percent(placeIn(whole, start)),
        width: percent(placeIn(whole, end) - placeIn(whole, start)),
      }}
    />
  ));
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
