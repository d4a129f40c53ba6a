import { canBePaidOut } from '@parley/contract/payments/states.ts';
import { inTransaction, type Trx } from '../../../platform/database/db.ts';
import { daysAfter } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dueReminders, lockDueReminder, remindAt, waitingFor } from './queries-waiting.ts';

const REMIND_EVERY_DAYS = 7;
const BATCH = 100;

/** Tells professionals, once a week, that released money waits for their account; returns how many were due. */
export async function remindOfWaiting(platform: Platform): Promise<number> {
  const now = platform.clock.instant();
  let reminded = 0;
  for (const professionalId of await dueReminders(platform.db, now, BATCH)) {
    const work = inTransaction(platform.db, (trx) => remind(platform, trx, professionalId, now));
    reminded += await work.catch((error: unknown) => {
      platform.log.error({ err: error, professionalId }, 'reminding of a waiting payout failed');
      return 0;
    });
  }
  return reminded;
}

/** It ends when nothing waits any more. */
async function remind(platform: Platform, trx: Trx, professionalId: string, now: string): Promise<number> {
  const account = await lockDueReminder(trx, professionalId, now);
  if (!account) return 0;
  const waiting = await waitingFor(trx, professionalId);
  await remindAt(trx, professionalId, waiting && daysAfter(now, REMIND_EVERY_DAYS));
  // An account that is fine waits for the platform's balance, of which admins read.
  if (waiting && !canBePaidOut(account.status))
    await platform.events.emit(platform, trx, 'payouts.waiting', { professionalId, ...waiting });
  return 1;
}
