import { t } from '@lingui/core/macro';
import { CLOCK, remember } from '../session/cookies.ts';
import { clockHours } from './i18n.ts';

/** The hours of a clock: as chosen ("12", "24"), else as people in the reader's region count them. */
export function hoursOf(chosen: string | null, locale: string | undefined): 12 | 24 {
  if (chosen === '12' || chosen === '24') return chosen === '12' ? 12 : 24;
  // Without a locale, the clock that nobody misreads.
  if (locale === undefined || locale === '*') return 24;
  try {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;
  } catch {
    return 24;
  }
}

/** Minutes after midnight on the reader's clock: "17:15" or "5:15 PM"; the end of the day is "24:00" or "12:00 AM". */
export function clockText(minutes: number, hours: 12 | 24 = clockHours()): string {
  const [hour, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  if (hours === 24) return `${String(hour).padStart(2, '0')}:${rest}`;
  const time = `${hour % 12 || 12}:${rest}`;
  return hour % 24 < 12 ? t`${time} AM` : t`${time} PM`;
}

/** A full hour on an axis: "18", or "6 PM". */
export function hourText(hour: number): string {
  if (clockHours() === 24) return String(hour);
  const time = hour % 12 || 12;
  return hour % 24 < 12 ? t`${time} AM` : t`${time} PM`;
}

/** From now on times are written on such a clock, in this browser. */
export function chooseClock(hours: number): void {
  remember(CLOCK, String(hours));
  document.documentElement.dataset.clock = String(hours);
}
