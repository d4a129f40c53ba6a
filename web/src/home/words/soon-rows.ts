import { t } from '@lingui/core/macro';
import { cityOf } from '@parley/contract/time.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { paths } from '../../paths.ts';
import { clocksDiffer, dateOf, hoursText, minuteOfDay, timeText, whenText } from '../../time/format.ts';
import { weekOf } from '../../time/ribbon/week-of.ts';
import { LEAST } from '../../time/ribbon/least.ts';
import { spokenWeek } from '../../time/ribbon/words.ts';

/** A professional who is free soon, as a row shows them. */
export interface SoonRow {
  id: string;
  displayName: string;
  avatarUrl: string | null;
  place: string;
  days: { date: string; minutes: number; isBest: boolean }[];
  hours: string;
  spoken: string;
  time: string;
  /** Where the time leads. */
  to: string;
  label: string;
  /** In the reader's night. */
  isNight: boolean;
}

export function soonRow(card: ProfessionalCard, zone: string, now: string): SoonRow {
  const { id, displayName, avatarUrl, discipline, timeZone, nextAvailableAt } = card;
  const week = weekOf(card, zone, now);
  const at = nextAvailableAt ?? now;
  const when = whenText(at, zone, now);
  const hour = Math.floor(minuteOfDay(at, zone) / 60);
  return {
    id,
    displayName,
    avatarUrl,
    place: [discipline, cityOf(timeZone)].filter(Boolean).join(' · '),
    days: week.days.map((day) => ({ date: day.date, minutes: day.minutes, isBest: day === week.best })),
    hours: week.minutes < LEAST ? '–' : hoursText(week.minutes),
    spoken: spokenWeek(card, week, zone, now),
    time: dateOf(at, zone) === dateOf(now, zone) ? timeText(at, zone) : when,
    to: paths.professional(id, { startsAt: at }),
    label: clocksDiffer(at, zone, timeZone)
      ? t`Talk to ${displayName}, ${when} your time`
      : t`Talk to ${displayName}, ${when}`,
    isNight: hour < 8 || hour >= 22,
  };
}
