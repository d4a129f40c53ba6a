import { MAX_TITLE } from '@parley/contract/limits.ts';
import type { Side } from '@parley/contract/sides.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { withHireReminder } from '../deadlines/deadlines.ts';
import { insertJob, insertMove, lockJob, updateJob, type JobRow } from '../queries.ts';
import { planned } from './queries.ts';

/** How long a milestone can be paid for after the work before it was to be done. */
const PAY_WITHIN_DAYS = 30;

interface NewMilestoneJob {
  title: string;
  description: string;
  by: Side;
  /** Days of work that come before it. */
  daysBefore: number;
}

/**
 * A further milestone of a hired job, as a job of its own: the client has agreed to nothing yet, and pays for it like for
 * any other. It shares the chat and the reviews of the job that the plan began with, which must be locked.
 */
export async function addMilestoneJob(
  { clock }: Platform,
  trx: Trx,
  first: JobRow,
  { title, description, by, daysBefore }: NewMilestoneJob,
): Promise<JobRow> {
  const now = clock.instant();
  const id = newId();
  const { clientId, professionalId, serviceId } = first;
  await insertJob(trx, {
    ...withHireReminder(now, daysAfter(now, daysBefore + PAY_WITHIN_DAYS)),
    id,
    clientId,
    professionalId,
    serviceId,
    description,
    title: `${first.title} · ${title}`.slice(0, MAX_TITLE),
    planId: first.id,
    milestone: (await planned(trx, first.id)).last + 1,
    milestoneTitle: title,
    status: 'TALKING',
    createdAt: now,
  });
  const begun = { fromStatus: null, toStatus: 'TALKING' as const };
  await insertMove(trx, { id: newId(), jobId: id, at: now, by, action: 'plan', ...begun });
  return found(await lockJob(trx, id));
}

/** Locks the job that a plan began with; one without milestones becomes the first of them. */
export async function lockPlan(trx: Trx, { id, planId, title }: JobRow): Promise<JobRow> {
  if (planId === null)
    await updateJob(trx, id, { planId: id, milestone: 1, milestoneTitle: title.slice(0, 80) });
  return found(await lockJob(trx, planId ?? id));
}
