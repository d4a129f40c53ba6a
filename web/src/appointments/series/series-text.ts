import { t } from '@lingui/core/macro';
import { ordinalOf } from '@parley/contract/appointments/series/dates.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { local } from '../../time/format.ts';
import { wallTime } from '../../time/wall-time.ts';
import { weekdayName } from '../../time/weekday-name.ts';

type Rule = Pick<Series, 'rhythm' | 'timeZone'>;

/** "Every second Tuesday, 15:00"; with the city where the reader’s zone is another one. */
export function rhythmText({ rhythm, timeZone }: Rule, firstAt: string, zone: string): string {
  const [days, time] = [daysText({ rhythm, timeZone }, firstAt), wallTime(firstAt, timeZone)];
  const city = cityOf(timeZone);
  return timeZone === zone ? t`${days}, ${time}` : t`${days}, ${time} in ${city}`;
}

/** "Every Tuesday", "Every second Tuesday", "Monthly on the second Tuesday". */
export function daysText({ rhythm, timeZone }: Rule, firstAt: string): string {
  const { dayOfWeek, day } = local(firstAt, timeZone);
  const weekday = weekdayName(dayOfWeek);
  if (rhythm === 'WEEKLY') return t`Every ${weekday}`;
  if (rhythm === 'EVERY_SECOND_WEEK') return t`Every second ${weekday}`;
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
