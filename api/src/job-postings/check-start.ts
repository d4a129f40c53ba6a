import { daysAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';

/** Refuses a wanted start that has passed wherever on earth the client may be, or lies more than two years ahead. */
export function checkStart({ clock }: Platform, startBy: string | null): void {
  if (startBy === null) return;
  if (startBy < daysAfter(clock.now(), -1).slice(0, 10))
    refuseField('startBy', /*i18n*/ 'This date has passed.');
  if (startBy > daysAfter(clock.now(), 730).slice(0, 10))
    refuseField('startBy', /*i18n*/ 'At most two years ahead.');
}
