import { seriesDates, type SeriesDate, type SeriesRule } from '@parley/contract/appointments/series/dates.ts';
import { SERIES_WITHIN_DAYS } from '@parley/contract/appointments/series/rules.ts';
import type { NewSeries, Series } from '@parley/contract/appointments/series/schemas.ts';
import { MAX_SERIES, MIN_SERIES } from '@parley/contract/limits.ts';
import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import { daysAfter, isoInstant, minutesAfter } from '../../platform/clock.ts';
import { Refusal, refuseField } from '../../platform/http/refuse.ts';
import { startsOf } from './series-event.ts';

/** The dates of a rule; refuses too many, too few, and what is too far ahead. */
export function datesOf(rule: SeriesRule, now: string): SeriesDate[] {
  const field = rule.count === undefined ? 'untilOn' : 'count';
  const dates = seriesDates(rule);
  if (dates.length > MAX_SERIES)
    refuseField(field, /*i18n*/ 'That would be more than 26 consultations. Choose an earlier date.');
  if (dates.length < MIN_SERIES)
    refuseField(field, /*i18n*/ 'A series has at least 2 consultations. Choose a later date.');
  checkNotTooFar(dates.at(-1)?.startsAt ?? now, now, field);
  return dates;
}

function checkNotTooFar(startsAt: string, now: string, field: string): void {
  if (startsAt > daysAfter(now, SERIES_WITHIN_DAYS))
    refuseField(field, /*i18n*/ 'The last consultation can be at most 6 months from now.');
}

/** The dates as the proposer wants them: some at another time, some left out. */
export function withChanges(
  dates: readonly SeriesDate[],
  { changes, minutes }: Pick<NewSeries, 'changes' | 'minutes'>,
  now: string,
): Series['dates'] {
  const changed = new Map(changes.map(({ on, startsAt }) => [on, startsAt && isoInstant(startsAt)]));
  if (changes.some(({ on }) => !dates.some((each) => each.on === on)))
    refuseField('changes', /*i18n*/ 'The series has changed. Review its dates.');
  const wanted = dates.map(({ on, startsAt }) => {
    const other = changed.get(on);
    return { on, startsAt: other === undefined ? startsAt : other };
  });
  const starts = startsOf(wanted);
  if (starts.length < MIN_SERIES)
    refuseField('changes', /*i18n*/ 'Keep at least 2 consultations, or schedule a single one.');
  if (starts.some((at, index) => index > 0 && at < minutesAfter(starts[index - 1] ?? at, minutes)))
    refuseField('changes', /*i18n*/ 'Two of these consultations overlap. Pick another time for one of them.');
  checkNotTooFar(starts.at(-1) ?? now, now, 'changes');
  return wanted;
}

/** Refuses with the dates that can’t be, each with why. */
export function refuseDates(dates: Series['dates'], whyNot: (startsAt: string) => RefusalCode | null): void {
  const against = dates.flatMap(({ on, startsAt }) => {
    const code = startsAt && whyNot(startsAt);
    return code ? [{ on, code }] : [];
  });
  const [first] = against;
  if (first === undefined) return;
  throw new Refusal(
    first.code,
    against.map(({ on, code }) => ({ path: `dates.${on}`, message: REFUSALS[code][1] })),
  );
}
