import { isTalking } from '@parley/contract/jobs/states.ts';
import { firstOf, type PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import { daysAfter, hoursAfter, latest } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { recordHire } from '../job-postings/record-hire.ts';
import { hireDeadline, overdueDeadlines, withHireReminder, workReminder } from './deadlines/deadlines.ts';
import { insertMove, lastConsultationEnd, lockJob, paidTerms, updateJob, type JobRow } from './queries.ts';

/** The payment of an offer has arrived: the client has hired, on the terms of that offer. */
export async function hireJob(platform: Platform, trx: Trx, jobId: string): Promise<void> {
  const job = found(await lockJob(trx, jobId));
  const now = platform.clock.instant();
  const terms = found(await paidTerms(trx, jobId));
  const { amountCents, ...first } = firstOf(terms);
  const estimatedDays = found(first.estimatedDays);
  const dueAt = daysAfter(now, estimatedDays);
  const deadlines = overdueDeadlines(now, dueAt);
  await updateJob(trx, jobId, {
    ...deadlines,
    status: 'ACTIVE',
    amountCents,
    estimatedDays,
    hiredAt: now,
    dueAt,
    hireBy: null,
    pausedHireBy: null,
    remindAt: workReminder(now, { dueAt, ...deadlines }),
    ...planOf(job, terms.milestones),
  });
  const move = { id: newId(), jobId, at: now, by: 'client' as const, action: 'hire' };
  await insertMove(trx, { ...move, fromStatus: job.status, toStatus: 'ACTIVE' });
  if (job.postingId !== null) await recordHire(platform, trx, job.postingId);
  const { clientId, professionalId, title, milestone } = job;
  const paidCents = amountCents - terms.creditCents;
  const event = { jobId, clientId, professionalId, title, milestone, paidCents, dueAt };
  await platform.events.emit(platform, trx, 'job.hired', event);
}

/** A job that is hired on milestones is the first of them; the others begin once it is hired. */
function planOf({ id, planId }: JobRow, milestones: PlannedMilestone[] | null) {
  const first = milestones?.[0];
  return planId === null && first ? { planId: id, milestone: 1, milestoneTitle: first.title } : {};
}

/** The minimum time to pay again after a failed payment. */
const TRY_AGAIN_HOURS = 24;

/** Pauses the deadline while a bank works on a payment; a failure leaves the client at least a day. */
export async function pauseHireDeadline(
  { clock }: Platform,
  trx: Trx,
  jobId: string,
  isProcessing: boolean,
): Promise<void> {
  const job = found(await lockJob(trx, jobId));
  if (!isTalking(job.status) || isProcessing === (job.hireBy === null)) return;
  const paused = { hireBy: null, remindAt: null, pausedHireBy: job.hireBy };
  await updateJob(trx, jobId, isProcessing ? paused : await resumedHireDeadline(trx, job, clock.instant()));
}

/** The later of the paused deadline and the one by a consultation that was agreed meanwhile. */
async function resumedHireDeadline(trx: Trx, { id, pausedHireBy, hireExtensions }: JobRow, now: string) {
  const endsAt = await lastConsultationEnd(trx, id);
  const followed = endsAt === null ? now : hireDeadline(endsAt, hireExtensions);
  const least = hoursAfter(now, TRY_AGAIN_HOURS);
  return {
    ...withHireReminder(now, latest(latest(pausedHireBy ?? now, followed), least)),
    pausedHireBy: null,
  };
}
