import type {
  BusyCalendar,
  CalendarAccount,
  FoundCalendars,
  PickedCalendars,
} from '@parley/contract/availability/busy-calendars.ts';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_NAME } from '@parley/contract/limits.ts';
import { takeAttempt } from '../../auth/throttle/throttle.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { AddressFault } from '../../platform/user-address/address-fault.ts';
import { inDavThread } from './caldav/in-dav-thread.ts';
import { CalendarFault } from './calendar-fault.ts';
import { sealAccount } from './fetch-calendar.ts';
import { addressOf, checkRoom, weekFrom } from './own-calendars.ts';
import { calendarsOf, insertCalendars } from './queries-calendars.ts';
import { enqueueReading } from './read-due-calendars.ts';

/** Nobody tries passwords on other people's servers through ours. */
export const SEARCHES = { name: 'calendar-accounts', free: 20, windowSeconds: 3600 };

/** Asks an account's server which calendars it has; what is wrong is part of the answer. Nothing of it is kept. */
export async function findCalendars(
  platform: Platform,
  { id }: Actor,
  { address, ...credentials }: CalendarAccount,
): Promise<FoundCalendars> {
  const account = { address: addressOf(address).href, ...credentials };
  await takeAttempt(platform, SEARCHES, id);
  try {
    const result = await inDavThread({ find: account }, platform.findHost);
    const found = 'found' in result ? result.found : [];
    const calendars = found.filter((each) => each.address.length <= MAX_CALENDAR_ADDRESS);
    return { problem: null, calendars: calendars.map(shortened) };
  } catch (error) {
    if (!(error instanceof AddressFault) && !(error instanceof CalendarFault)) throw error;
    return { problem: error.problem, calendars: [] };
  }
}

const shortened = ({ address, name }: { address: string; name: string }) => ({
  address,
  name:
    name
      .replaceAll(/\p{C}+/gu, ' ')
      .trim()
      .slice(0, MAX_CALENDAR_NAME)
      .trim() || new URL(address).host,
});

/** Connects those that its owner picked, each with a secret of its own. They are read in the background. */
export async function connectAccount(
  platform: Platform,
  { id: ownerId }: Actor,
  { user, password, calendars }: PickedCalendars,
): Promise<BusyCalendar[]> {
  const createdAt = platform.clock.instant();
  const rows = calendars.map(({ address: given, name }, at) => {
    const { href: address, host } = addressOf(given, `calendars.${at}.address`);
    const id = newId();
    const secret = sealAccount(platform, { address, user, password }, id);
    return { id, ownerId, kind: 'CALDAV' as const, name, host, secret, createdAt };
  });
  return inTransaction(platform.db, async (trx) => {
    await checkRoom(trx, ownerId, rows.length);
    await insertCalendars(trx, rows);
    for (const { id } of rows) await enqueueReading(trx, id);
    const all = await calendarsOf(trx, ownerId, weekFrom(platform));
    return all.filter((each) => rows.some(({ id }) => id === each.id));
  });
}
