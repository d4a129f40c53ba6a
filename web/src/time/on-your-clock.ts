import { t } from '@lingui/core/macro';
import { clocksDiffer } from './format.ts';

/** A time on the reader's clock, "tomorrow 17:15 (your time)"; "your time" only if the other person's clock differs. */
export function onYourClock(time: string, at: string, zone: string, otherZone: string): string {
  return clocksDiffer(at, zone, otherZone) ? t`${time} (your time)` : time;
}
