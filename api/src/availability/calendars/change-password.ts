import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { takeAttempt } from '../../auth/throttle/throttle.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { SEARCHES } from './account-calendars.ts';
import { accountOf, sealAccount } from './fetch-calendar.ts';
import { weekFrom } from './own-calendars.ts';
import { calendarsOf, lockAccountCalendars, updateSecret } from './queries-calendars.ts';
import { enqueueReading } from './read-due-calendars.ts';

/** The account's calendars are all opened with it from now on, and read in the background. */
export async function changeCalendarPassword(
  platform: Platform,
  { id: ownerId }: Actor,
  { id, password }: { id: string; password: string },
): Promise<BusyCalendar[]> {
  await takeAttempt(platform, SEARCHES, ownerId);
  const now = platform.clock.instant();
  return inTransaction(platform.db, async (trx) => {
    const connected = await lockAccountCalendars(trx, ownerId);
    const calendars = connected.map((each) => ({ ...each, account: accountOf(platform, each) }));
    const chosen = calendars.find((each) => each.id === id) ?? refuse('not_found');
    const { account, host } = chosen;
    if (account === null) return refuseField('password', UNREADABLE);
    const ofAccount = calendars.filter((each) => each.host === host && each.account?.user === account.user);
    for (const { id: each, account: opened } of ofAccount) {
      if (opened) await updateSecret(trx, each, sealAccount(platform, { ...opened, password }, each), now);
      await enqueueReading(trx, each);
    }
    const all = await calendarsOf(trx, ownerId, weekFrom(platform));
    return all.filter((each) => ofAccount.some((other) => other.id === each.id));
  });
}

const UNREADABLE =
  /*i18n*/ 'Its address is no longer readable. Disconnect the calendar and connect it again.';
