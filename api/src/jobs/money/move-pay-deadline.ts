import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { payDeadline, payReminder } from '../deadlines/deadlines.ts';
import { agreedTimes, updateJob, type JobRow } from '../queries.ts';

/** The first consultation has moved: the deadline to pay follows its new start, within the same 48 hours. */
export async function movePayDeadline(
  { clock }: Platform,
  trx: Trx,
  { id, payBy: before }: Pick<JobRow, 'id' | 'payBy'>,
  startsAt: string,
): Promise<void> {
  if (before === null) return;
  const { createdAt } = found(await agreedTimes(trx, id));
  const payBy = payDeadline(createdAt, startsAt);
  if (payBy !== before) await updateJob(trx, id, { payBy, remindAt: payReminder(clock.instant(), payBy) });
}
