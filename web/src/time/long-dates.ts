import { t } from '@lingui/core/macro';
import {
  dayText,
  dayTimeText,
  daysBetween,
  monthDayText,
  timeText,
  local,
  nameIn,
  partsOfDay,
  type Day,
} from './format.ts';
import { weekdayName } from './weekday-name.ts';

const months = () =>
  t`January, February, March, April, May, June, July, August, September, October, November, December`;

/** "24 Nov 2026", for distant dates. */
export function dateText(at: string, zone: string): string {
  return longDate(local(at, zone));
}

/** "24 Nov", with the year if it isn't the current one: "24 Nov 2025". */
export function pastDayText(at: string, zone: string, now: string): string {
  return local(at, zone).year === local(now, zone).year ? monthDayText(at, zone) : dateText(at, zone);
}

/** "Tue 24 Nov 17:15", with the year if it isn't the current one: "Fri 17 Oct 2025 15:00". */
export function pastTimeText(at: string, zone: string, now: string): string {
  const { year } = local(at, zone);
  if (year === local(now, zone).year) return dayTimeText(at, zone);
  const [day, time] = [dayText(at, zone), timeText(at, zone)];
  return t`${day} ${year} ${time}`;
}

/** A calendar date, "2026-11-24", as "24 Nov 2026". */
export function plainDateText(date: string): string {
  return longDate(Temporal.PlainDate.from(date));
}

/** "November 2026" for a date in it. */
export function monthText(date: string): string {
  const { month: number, year } = Temporal.PlainDate.from(date);
  const month = nameIn(months(), number);
  return t`${month} ${year}`;
}

/** The heading of a day's messages or moves: "Today", "Thursday 26 November", with the year if it isn't the current one. */
export function dayHeading(at: string, zone: string, now: string): string {
  const ahead = daysBetween(now, at, zone);
  if (ahead === 0) return t`Today`;
  if (ahead === -1) return t`Yesterday`;
  if (ahead === 1) return t`Tomorrow`;
  const { dayOfWeek, day, month: monthNumber, year } = local(at, zone);
  const [weekday, month] = [weekdayName(dayOfWeek), nameIn(months(), monthNumber)];
  return year === local(now, zone).year
    ? t`${weekday} ${day} ${month}`
    : t`${weekday} ${day} ${month} ${year}`;
}

function longDate(day: Day): string {
  const { day: date, month } = partsOfDay(day);
  const { year } = day;
  return t`${date} ${month} ${year}`;
}
