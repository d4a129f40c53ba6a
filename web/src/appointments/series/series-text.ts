import { t } from '@lingui/core/macro';
import { ordinalOf } from '@parley/contract/appointments/series/dates.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { local } from '../../time/format.ts';
import { wallTime } from '../../time/wall-time.ts';
import { weekdayName } from '../../time/weekday-name.ts';

type Rule = Pick<Series, 'rhythm' | 'timeZone'>;

/** "Every other Tuesday, 15:00"; with the city where the reader’s zone is another one. */
export function rhythmText(series: Rule & Pick<Series, 'dates' | 'expiresAt'>, zone: string): string {
  const { timeZone } = series;
  const firstAt = firstOf(series);
  const [days, time] = [daysText(series, firstAt), wallTime(firstAt, timeZone)];
  const city = cityOf(timeZone);
  return timeZone === zone ? t`${days}, ${time}` : t`${days}, ${time} in ${city}`;
}

/** The first by the rhythm, also where that one is left out or at another time: at the time that most are at. */
function firstOf({ dates, timeZone, expiresAt }: Pick<Series, 'dates' | 'timeZone' | 'expiresAt'>): string {
  const times = dates.flatMap(({ startsAt }) => (startsAt ? local(startsAt, timeZone).toPlainTime() : []));
  const byClock = [...Map.groupBy(times, String).values()];
  const [plainTime] = byClock.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const [first] = dates;
  if (!first || !plainTime) return expiresAt;
  const at = Temporal.PlainDate.from(first.on).toZonedDateTime({ timeZone, plainTime });
  return new Date(at.epochMilliseconds).toISOString();
}

/** "Every Tuesday", "Every other Tuesday", "Monthly on the second Tuesday". */
export function daysText({ rhythm, timeZone }: Rule, firstAt: string): string {
  const { dayOfWeek, day } = local(firstAt, timeZone);
  const weekday = weekdayName(dayOfWeek);
  if (rhythm === 'WEEKLY') return t`Every ${weekday}`;
  if (rhythm === 'EVERY_SECOND_WEEK') return t`Every other ${weekday}`;
  const monthly = [
    t`Monthly on the first ${weekday}`,
    t`Monthly on the second ${weekday}`,
    t`Monthly on the third ${weekday}`,
    t`Monthly on the fourth ${weekday}`,
    t`Monthly on the last ${weekday}`,
  ];
  return monthly[ordinalOf(day) - 1] ?? '';
}

/** When those of a series that are not left out start, the earliest first. */
export const startsOf = ({ dates }: Pick<Series, 'dates'>): string[] =>
  dates.flatMap(({ startsAt }) => startsAt ?? []).toSorted();
