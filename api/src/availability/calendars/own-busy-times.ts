import type { OwnBusyTime } from '@parley/contract/availability/busy-calendars.ts';
import { daysAfter, isoInstant } from '../../platform/clock.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { busyTimesOfClient } from './queries-calendars.ts';

/** A month of 31 days is an hour longer where the clocks go back in it. */
const MAX_DAYS = 32;

/** When a client is busy, so that they are told before they pick such a time; nobody forbids it. */
export async function listOwnBusyTimes(
  { db }: Platform,
  { id }: Actor,
  { moving, ...window }: { from: string; to: string; moving?: string | undefined },
): Promise<OwnBusyTime[]> {
  const [from, to] = [isoInstant(window.from), isoInstant(window.to)];
  if (to < from) refuseField('to', /*i18n*/ 'The end must be after the start.');
  if (to > daysAfter(from, MAX_DAYS)) refuseField('to', /*i18n*/ 'At most 32 days at a time.');
  return busyTimesOfClient(db, id, { from, to }, moving);
}
