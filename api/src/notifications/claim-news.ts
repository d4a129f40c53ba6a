import { quietUntil } from '@parley/contract/notifications/quiet-hours.ts';
import type { Trx } from '../platform/database/db.ts';
import {
  claimDue,
  holdDue,
  lockAddressee,
  type Addressee,
  type Channel,
  type DueNotification,
} from './queries-due.ts';

/** One person with something due by this channel, and what of it is to be sent now; null if there is nobody. */
export async function claimNews(
  trx: Trx,
  now: string,
  channel: Channel,
): Promise<{ person: Addressee; wanted: DueNotification[] } | null> {
  const person = await lockAddressee(trx, now, channel);
  if (!person) return null;
  const until = endOfQuietHours(person, now);
  if (until !== null) await holdDue(trx, person.id, now, { channel, until });
  const due = await claimDue(trx, person.id, now, channel);
  return { person, wanted: person.isEnabled ? due.filter(({ isWanted }) => isWanted) : [] };
}

function endOfQuietHours({ quietFrom, quietTo, timeZone }: Addressee, now: string): string | null {
  if (quietFrom === null || quietTo === null) return null;
  return quietUntil(now, { from: quietFrom, to: quietTo }, timeZone);
}
