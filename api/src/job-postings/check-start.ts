import { MAX_DAYS_AHEAD } from '@parley/contract/limits.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';

/** Refuses a start date that is past everywhere, or more than two years ahead. */
export function checkStart({ clock }: Platform, startBy: string | null): void {
  if (startBy === null) return;
  if (startBy < daysAfter(clock.now(), -1).slice(0, 10))
    refuseField('startBy', /*i18n*/ 'This date has passed.');
  if (startBy > daysAfter(clock.now(), MAX_DAYS_AHEAD).slice(0, 10))
    refuseField('startBy', /*i18n*/ 'At most two years ahead.');
}
