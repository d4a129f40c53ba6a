import { isTalking } from '@parley/contract/jobs/states.ts';
import { latest } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { lastConsultationEnd, updateJob, type JobRow } from '../queries.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import { hireDeadline, hireDeadlineWithoutConsultation, withHireReminder } from './deadlines.ts';

/**
 * A consultation was agreed or moved, or (`isOff`) called off or missed: the deadline to hire follows the latest one that
 * is left. While a bank works on a payment it stands still.
 */
export async function moveHireDeadline(
  { clock }: Platform,
  trx: Trx,
  { id, status, hireBy, hireExtensions, milestone }: JobRow,
  isOff: boolean,
): Promise<void> {
  if (!isTalking(status) || hireBy === null) return;
  const now = clock.instant();
  const endsAt = await lastConsultationEnd(trx, id);
  const followed = endsAt === null ? now : hireDeadline(endsAt, hireExtensions);
  const moved = isOff ? latest(followed, hireDeadlineWithoutConsultation(now)) : followed;
  // A later milestone waits for the work before it, however soon the two meet about it.
  if (isLaterMilestone({ milestone }) && moved < hireBy) return;
  if (moved !== hireBy) await updateJob(trx, id, withHireReminder(now, moved));
}
