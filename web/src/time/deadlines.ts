import { plural, t } from '@lingui/core/macro';
import { durationText } from './format.ts';

/** Time until an instant: "in 12 min", "in 5 h", "in 9 days"; "now" once it is reached. */
export function untilText(at: string, now: string): string {
  const minutes = minutesUntil(at, now);
  const time = roughly(minutes);
  return minutes <= 0 ? t`now` : t`in ${time}`;
}

/** Time left until an instant: "12 min left", "48 h left", "9 days left"; "time is up" once it is reached. */
export function leftText(at: string, now: string): string {
  const minutes = minutesUntil(at, now);
  const time = roughly(minutes);
  return minutes <= 0 ? t`time is up` : t`${time} left`;
}

function minutesUntil(at: string, now: string): number {
  return Math.ceil(Temporal.Instant.from(now).until(at).total('minutes'));
}

// Minutes while they matter, hours up to 48 like the deadlines, then whole days, rounded down.
function roughly(minutes: number): string {
  if (minutes < 6 * 60) return durationText(minutes);
  const hours = Math.round(minutes / 60);
  if (hours <= 48) return t`${hours} h`;
  const days = Math.floor(minutes / 60 / 24);
  return plural(days, { one: '# day', other: '# days' });
}
