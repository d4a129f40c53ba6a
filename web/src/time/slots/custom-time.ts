import { t } from '@lingui/core/macro';
import { slotCodes } from '@parley/contract/availability/slot-codes.ts';
import { instantsOf } from '@parley/contract/availability/instants-of.ts';
import { cityOf } from '@parley/contract/time.ts';
import { plainDayText } from '../format.ts';
import { slotLabel } from './slot-label.ts';

export type Reading =
  | { kind: 'unfinished' }
  | { kind: 'one'; at: string }
  /** Clocks are set back: the same time occurs twice. */
  | { kind: 'twice'; first: string; second: string }
  | { kind: 'refused'; message: string };

/** The quarter hours of a day, "00:00" to "23:45", on the reader's clock. */
export function quarterHours(hours?: 12 | 24) {
  return slotCodes
    .filter(({ minutes }) => minutes < 24 * 60)
    .map((slot) => ({ value: slotLabel(slot, 24), label: slotLabel(slot, hours) }));
}

/** Resolves a date and wall-clock time in a zone: none where clocks skip it, two instants where it occurs twice. */
export function parseCustomTime(
  { date, time }: { date: string; time: string },
  zone: string,
  now: string,
): Reading {
  if (date === '' || time === '') return { kind: 'unfinished' };
  // Date fields take years of six digits, which are no date to read.
  if (date.length > 'YYYY-MM-DD'.length) return { kind: 'refused', message: t`At most two years ahead.` };
  const [first, second] = instantsOf(`${date}T${time}`, zone);
  if (first === undefined) return { kind: 'refused', message: gapText(date, time, zone) };
  if ((second ?? first) <= now)
    return { kind: 'refused', message: t`This time has passed. Pick a later one.` };
  return second === undefined ? { kind: 'one', at: first } : { kind: 'twice', first, second };
}

function gapText(date: string, time: string, zone: string): string {
  const [day, city] = [plainDayText(date), cityOf(zone)];
  return t`On ${day}, clocks in ${city} skip ${time}. Pick another time.`;
}
