import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hourText } from '../platform/language/clock.ts';
import { type Interval } from '@parley/contract/availability/intervals.ts';
import { hoursInCommon, placeInDay, type StripPart } from '@parley/contract/availability/overlap-strip.ts';
import { instantsOf } from '@parley/contract/time.ts';
import type { ReactNode } from 'react';
import { clocksDiffer, dateOf, hoursText, timeText, whenText } from './format.ts';

export interface StripProps {
  /** Whose hours these are; where clocks differ, the text names the zone. */
  of: { free: readonly Interval[]; nextAvailableAt: string | null; timeZone: string };
  /** The viewer's zone; the bar is their today. */
  zone: string;
  now: string;
  /** `row` is the bar alone; `card` and the higher `wide` have the words below. */
  size?: 'row' | 'card' | 'wide';
  /** Rendered directly below the bar. */
  children?: ReactNode;
}

const HEIGHTS = { row: 'h-3.5', card: 'h-3.5', wide: 'h-6' };
const HOUR_LINES =
  'bg-[linear-gradient(90deg,transparent_calc(100%-1px),var(--paper)_calc(100%-1px))] bg-[length:calc(100%/24)_100%]';

/** When somebody can be booked, against the viewer's own day; the overlap is marigold. */
export function OverlapStrip({ of, zone, now, size = 'card', children }: StripProps) {
  const { t } = useLingui();
  const { free, nextAvailableAt, timeZone } = of;
  const strip = hoursInCommon([...free], { timeZone: zone, date: dateOf(now, zone) });
  const next = nextText(nextAvailableAt, zone, timeZone, now);
  const spoken = spokenStrip(strip.bookable, strip.inCommon, zone);
  return (
    <div className="w-full">
      <p className="sr-only">{size === 'row' ? t`${spoken} Next: ${next}.` : spoken}</p>
      <div
        aria-hidden="true"
        className={`relative overflow-hidden rounded-sm bg-band-night ${HEIGHTS[size]}`}
      >
        <Parts parts={strip.waking} look="bg-band-day" />
        <Parts parts={strip.bookable} look="bg-band-free" />
        <Parts parts={strip.inCommon} look="bg-band-both" />
        <span className={`absolute inset-0 rounded-sm ring-1 ring-line-strong ring-inset ${HOUR_LINES}`} />
        <span
          className="absolute inset-y-0 w-0.5 bg-bad"
          style={{ left: percent(placeInDay(strip.day, now)) }}
        />
      </div>
      {children}
      {size !== 'row' && (
        <StripText
          minutes={strip.minutesInCommon}
          next={next}
          isFree={nextAvailableAt !== null}
          size={size}
        />
      )}
    </div>
  );
}

function Parts({ parts, look }: { parts: StripPart[]; look: string }) {
  return parts.map((part) => (
    <span
      key={part.from}
      className={`absolute inset-y-0 ${look}`}
      style={{ left: percent(part.start), width: percent(part.end - part.start) }}
    />
  ));
}

interface StripTextProps {
  minutes: number;
  next: string;
  isFree: boolean;
  size: 'card' | 'wide';
}

function StripText({ minutes, next, isFree, size }: StripTextProps) {
  const hours = hoursText(minutes);
  const overlaps = minutes >= 15;
  return (
    <p
      className={`flex flex-wrap justify-between gap-x-3 text-sm text-ink-2 tabular-nums ${size === 'wide' ? 'mt-3' : 'mt-1.5'}`}
    >
      <span>
        {overlaps ? (
          <Trans>
            <b className="font-semibold text-ink">{hours}</b> overlap
          </Trans>
        ) : (
          <Trans>No overlap today</Trans>
        )}
      </span>
      <span className={isFree ? 'font-semibold text-time-ink' : 'text-ink-3'}>
        {isFree && !overlaps ? <Trans>next: {next}</Trans> : next}
      </span>
    </p>
  );
}

/** The hour labels of the reader's today below a strip. */
export function HourLabels({ zone, now }: { zone: string; now: string }) {
  const date = dateOf(now, zone);
  const { day } = hoursInCommon([], { timeZone: zone, date });
  return (
    <div aria-hidden="true" className="relative mt-1 h-4 text-xs text-ink-3 tabular-nums">
      <span className="absolute left-0">{hourText(0)}</span>
      {[6, 12, 18].map((hour) => (
        <span
          key={hour}
          className="absolute -translate-x-1/2"
          style={{ left: percent(hourPlace(hour, date, zone, day)) }}
        >
          {hourText(hour)}
        </span>
      ))}
      <span className="absolute right-0">{hourText(24)}</span>
    </div>
  );
}

function hourPlace(hour: number, date: string, zone: string, day: Interval): number {
  const [at] = instantsOf(`${date}T${String(hour).padStart(2, '0')}:00`, zone);
  return at === undefined ? hour / 24 : placeInDay(day, at);
}

function nextText(next: string | null, zone: string, otherZone: string, now: string): string {
  if (next === null) return t`nothing free in two weeks`;
  const when = whenText(next, zone, now);
  return clocksDiffer(next, zone, otherZone) ? t`${when} your time` : when;
}

function spokenStrip(bookable: StripPart[], inCommon: StripPart[], zone: string): string {
  if (bookable.length === 0) return t`No free times today.`;
  const spanText = (part: StripPart) => {
    const [from, to] = [timeText(part.from, zone), timeText(part.to, zone)];
    return t`${from} to ${to}`;
  };
  const spoken = (parts: StripPart[]) => parts.map(spanText).join(', ');
  const [free, common] = [spoken(bookable), spoken(inCommon)];
  return inCommon.length === 0
    ? t`Free today, in your time: ${free}; none of it within your day.`
    : t`Free today, in your time: ${free}; within your day ${common}.`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
