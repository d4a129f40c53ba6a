import type { PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import { daysAfter } from '../../src/platform/clock.ts';
import { withHireReminder } from '../../src/jobs/deadlines/deadlines.ts';
import type { Draft } from '../draft.ts';
import { writeDown, type HiredJob } from './jobs.ts';
import { makeOffer } from './offers.ts';

const PAY_WITHIN_DAYS = 30;

/** Hired on milestones, the job is the first of them; each later one waits to be paid. */
export function planMilestones(
  draft: Draft,
  hired: HiredJob,
  milestones: PlannedMilestone[],
  at: string,
): void {
  const { rows, ids } = draft;
  const [first, ...others] = milestones;
  if (!first) throw new Error('there are no milestones');
  const { job } = hired;
  Object.assign(job, { planId: job.id, milestone: 1, milestoneTitle: first.title });
  let daysBefore = first.estimatedDays;
  for (const [index, { title, ...terms }] of others.entries()) {
    const id = ids.at(at);
    const part: HiredJob['job'] = {
      ...job,
      id,
      negotiationId: null,
      postingId: null,
      title: `${job.title} · ${title}`,
      description: title,
      planId: job.id,
      milestone: index + 2,
      milestoneTitle: title,
      status: 'TALKING',
      createdAt: at,
      ...withHireReminder(at, daysAfter(at, daysBefore + PAY_WITHIN_DAYS)),
      hiredAt: null,
      dueAt: null,
      refundableAt: null,
      disputeAt: null,
    };
    rows.jobs.push(part);
    writeDown(draft, part, { action: 'plan', by: 'professional', at, from: null });
    makeOffer(draft, { ...hired, job: part, payment: null }, terms, at);
    daysBefore += terms.estimatedDays;
  }
}
