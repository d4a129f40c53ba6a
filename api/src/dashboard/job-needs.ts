import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { jobUrl } from '../notifications/news/urls.ts';
import type { Db } from '../platform/database/db.ts';
import { jobsAwaiting } from './queries-awaiting.ts';

type Awaiting = Awaited<ReturnType<typeof jobsAwaiting>>[number];
type Wording = (job: Awaiting) => Pick<Need, 'text' | 'detail' | 'action'>;

const about = ({ title, other }: Awaiting) => `${title}, ${other}`;

const WORDINGS: Record<Awaiting['kind'], Wording> = {
  pay_job: (job) => ({
    text: job.hasFailed ? 'Problem with payment' : 'Make payment to secure',
    detail: `${about(job)} · ${shortMoney(job.amountCents)}`,
    action: `Pay ${shortMoney(job.amountCents)}`,
  }),
  deliver_job: (job) => ({
    text: `Deliver your work to ${job.other}`,
    detail: `${job.title} · ${shortMoney(job.amountCents)} held for you`,
    action: 'Deliver',
  }),
  accept_work: (job) => ({
    text: `${job.other} has delivered`,
    detail: `${job.title} · accept it or ask for changes`,
    action: 'Look at the work',
  }),
  overdue_job: (job) => ({
    text: `${job.other} is long overdue`,
    detail: `${job.title} · you may take your ${shortMoney(job.amountCents)} back`,
    action: 'Decide',
  }),
  write_review: (job) => ({
    text: `Review your work with ${job.other}`,
    detail: job.theirsWritten
      ? `${job.title} · ${job.otherFirstName} has written already; you see it when yours is in`
      : job.title,
    action: 'Write review',
  }),
};

/** The jobs that wait for the actor: to be paid, delivered, accepted, given up or reviewed. */
export async function jobNeeds(db: Db, userId: string, now: string): Promise<Need[]> {
  const jobs = await jobsAwaiting(db, userId, now);
  return jobs.map((job) => ({
    kind: job.kind,
    ...WORDINGS[job.kind](job),
    url: jobUrl(job.id),
    talkAt: null,
    dueAt: job.dueAt,
  }));
}
