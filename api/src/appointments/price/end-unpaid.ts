import { isTalking } from '@parley/contract/jobs/states.ts';
import { isPast } from '@parley/contract/moves.ts';
import { moveJob } from '../../jobs/move-job.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockBoth } from '../locked.ts';
import { moveAppointment } from '../move-appointment.ts';

/** A consultation was not paid in its time: it is called off, and with it a job in which nobody was hired. */
export async function endUnpaid(platform: Platform, trx: Trx, id: string): Promise<void> {
  const locked = await lockBoth(trx, id);
  if (locked.row.payBy === null || !isPast(locked.row.payBy, platform.clock.instant())) return;
  await moveAppointment(platform, trx, locked, { action: 'cancel', by: 'clock', isUnpaid: true });
  const { job } = await lockBoth(trx, id);
  if (isTalking(job.status)) await moveJob(platform, trx, job, { action: 'end', by: 'clock' });
}
