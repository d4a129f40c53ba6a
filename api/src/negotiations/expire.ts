import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { moveNegotiation } from './move-negotiation.ts';
import {
  lockDueNegotiations,
  lockOpenNegotiations,
  lockNegotiationsOfDisabled,
  type Subject,
} from './queries.ts';

const BATCH = 100;

/** Expires negotiations past their deadline or with a disabled side; returns how many. */
export async function expireDueNegotiations(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const late = await lockDueNegotiations(trx, platform.clock.instant(), BATCH);
    const due = late.length > 0 ? late : await lockNegotiationsOfDisabled(trx, BATCH);
    for (const negotiation of due)
      await moveNegotiation(platform, trx, negotiation, { action: 'expire', by: 'clock' });
    return due.length;
  });
}

/** Expires the open negotiations about something, or with someone, that is gone. */
export async function expireNegotiationsAbout(platform: Platform, trx: Trx, about: Subject): Promise<void> {
  for (const negotiation of await lockOpenNegotiations(trx, about)) {
    await moveNegotiation(platform, trx, negotiation, { action: 'expire', by: 'clock' });
  }
}
