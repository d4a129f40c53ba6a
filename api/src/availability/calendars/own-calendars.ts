import type { BusyCalendar, NewBusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { MAX_BUSY_CALENDARS } from '@parley/contract/limits.ts';
import { daysAfter } from '../../platform/clock.ts';
import { inTransaction, type Db, type Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { seal } from '../../platform/security/sealed.ts';
import { AddressFault } from '../../platform/user-address/address-fault.ts';
import { publicUrl } from '../../platform/user-address/public-host.ts';
import { lockHours } from '../queries-hours.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';
import {
  calendarOf,
  calendarsOf,
  countCalendars,
  deleteCalendar,
  insertCalendars,
  updateCountFree,
} from './queries-calendars.ts';
import { enqueueReading } from './read-due-calendars.ts';

export async function listCalendars(platform: Platform, { id: ownerId }: Actor): Promise<BusyCalendar[]> {
  return calendarsOf(platform.db, ownerId, weekFrom(platform));
}

/** Connects a calendar. It is read in the background: what is wrong with it shows there. */
export async function connectCalendar(
  platform: Platform,
  { id: ownerId }: Actor,
  { name, address }: NewBusyCalendar,
): Promise<BusyCalendar> {
  const { href, host } = addressOf(address);
  return inTransaction(platform.db, async (trx) => {
    await checkRoom(trx, ownerId, 1);
    const id = newId();
    const secret = seal(platform.keys.busyCalendar, href, id);
    const createdAt = platform.clock.instant();
    await insertCalendars(trx, [{ id, ownerId, kind: 'ICS', name, host, secret, createdAt }]);
    await enqueueReading(trx, id);
    return shown(platform, trx, { id, ownerId });
  });
}

/** Refuses more calendars than a person may have, and any of an account that was disabled a moment ago. */
export async function checkRoom(trx: Trx, ownerId: string, more: number): Promise<void> {
  const count = await countCalendars(trx, ownerId);
  if (count === null) return refuse('unauthenticated');
  if (count + more > MAX_BUSY_CALENDARS) refuse('too_many_calendars');
}

export function addressOf(given: string, path = 'address'): URL {
  try {
    return publicUrl(given);
  } catch (error) {
    if (!(error instanceof AddressFault)) throw error;
    return refuseField(path, WRONG);
  }
}

const WRONG =
  /*i18n*/ 'Enter an address that starts with https:// or webcal:// and a host name, without a port, user name or password.';

export async function switchCalendar(
  platform: Platform,
  { id: ownerId }: Actor,
  { id, countFree }: { id: string; countFree: boolean },
): Promise<BusyCalendar> {
  return inTransaction(platform.db, async (trx) => {
    await updateCountFree(trx, { id, ownerId }, countFree);
    const calendar = await shown(platform, trx, { id, ownerId });
    await enqueueReading(trx, id);
    return calendar;
  });
}

/** Reads it now; a moment after the last time, or before its server wants to be asked again, it stays as it is. */
export async function refreshCalendar(
  platform: Platform,
  { id: ownerId }: Actor,
  id: string,
): Promise<BusyCalendar> {
  return inTransaction(platform.db, async (trx) => {
    const calendar = await shown(platform, trx, { id, ownerId });
    const { checkableFrom } = calendar;
    if (checkableFrom === null || checkableFrom <= platform.clock.instant()) await enqueueReading(trx, id);
    return calendar;
  });
}

export async function removeCalendar(
  platform: Platform,
  { id: ownerId, role }: Actor,
  id: string,
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    const isProfessional = role === 'PROFESSIONAL';
    if (isProfessional) await lockHours(trx, ownerId);
    if (!(await deleteCalendar(trx, id, ownerId))) refuse('not_found');
    if (isProfessional) await refreshFreeTimes(platform, trx, [ownerId]);
  });
  return {};
}

async function shown(platform: Platform, db: Db | Trx, calendar: { id: string; ownerId: string }) {
  return found(await calendarOf(db, calendar, weekFrom(platform)));
}

export function weekFrom({ clock }: Platform): { from: string; to: string } {
  const now = clock.instant();
  return { from: now, to: daysAfter(now, 7) };
}
