import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { LockedAppointment } from '../locked.ts';
import { updateAppointment } from '../queries.ts';

/** How long an admin has to decide; then what was recorded counts. */
const DECIDE_WITHIN_DAYS = 60;

/** The money of this consultation, and no other, waits for an admin's decision. */
export async function freezeMoney(trx: Trx, { row }: LockedAppointment, now: string): Promise<void> {
  await updateAppointment(trx, row.id, { settleAt: daysAfter(now, DECIDE_WITHIN_DAYS) });
}
