import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import { cutName } from '@parley/contract/users/cut-name.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { jobUrl } from '../../notifications/news/urls.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { jobsAwaiting } from './queries-awaiting.ts';

type Awaiting = Awaited<ReturnType<typeof jobsAwaiting>>[number];
type Wording = (job: Awaiting) => Pick<Need, 'text' | 'detail' | 'action'>;

const about = ({ title, other }: Awaiting) => `${title}, ${other}`;

/** What the client pays for: the hire, or a later milestone of somebody who is hired already. */
function payment(job: Awaiting): { text: string; action: string } {
  const amount = shortMoney(job.amountCents);
  if (!isLaterMilestone(job))
    return {
      text: i18n.t('Make payment to secure'),
      action: i18n.t('Hire {name} for {amount}', { name: cutName(job.otherFirstName), amount }),
    };
  const number = job.milestone;
  return {
    text: i18n.t('Pay for milestone {number}', { number }),
    action: i18n.t('Pay {amount} for milestone {number}', { amount, number }),
  };
}

const WORDINGS: Record<Awaiting['kind'], Wording> = {
  hire_job: (job) => ({
    ...payment(job),
    ...(job.hasFailed && { text: i18n.t('Problem with payment') }),
    detail: `${about(job)} · ${shortMoney(job.amountCents)}`,
  }),
  answer_offer: (job) => ({
    text: i18n.t('{name} asked for different terms', { name: job.other }),
    detail: job.title,
    action: i18n.t('View terms'),
  }),
  make_offer: (job) => ({
    text: i18n.t('Make {name} an offer', { name: job.other }),
    detail: job.title,
    action: i18n.t('Make an offer'),
  }),
  answer_resolution: (job) => ({
    text: i18n.t('{name} suggests how to settle your job', { name: job.other }),
    detail: job.title,
    action: i18n.t('View suggestion'),
  }),
  object_refund: (job) => ({
    text: i18n.t('{name} asked for a full refund', { name: job.other }),
    detail: i18n.t('{title} · {amount} goes back unless you object', {
      title: job.title,
      amount: shortMoney(job.amountCents),
    }),
    action: i18n.t('Object to the refund'),
  }),
  deliver_job: (job) => ({
    text: i18n.t('Deliver your work to {name}', { name: job.other }),
    detail: i18n.t('{title} · {amount} held by Parley', {
      title: job.title,
      amount: shortMoney(job.amountCents),
    }),
    action: i18n.t('Deliver work'),
  }),
  accept_work: (job) => ({
    text: i18n.t('{name} delivered their work', { name: job.other }),
    detail: i18n.t('{title} · accept it or ask for changes', { title: job.title }),
    action: i18n.t('Review work'),
  }),
  overdue_job: (job) => ({
    text: i18n.t('{name}’s work is long overdue', { name: job.other }),
    detail: i18n.t('{title} · you can take a full refund of {amount}', {
      title: job.title,
      amount: shortMoney(job.amountCents),
    }),
    action: i18n.t('Choose what happens'),
  }),
  write_review: (job) => ({
    text: job.isConsultationOnly
      ? i18n.t('Review your consultation with {name}', { name: job.other })
      : i18n.t('Review your work with {name}', { name: job.other }),
    detail: job.theirsWritten
      ? i18n.t('{title} · {name} has already reviewed you. You’ll see it once you submit yours', {
          title: job.title,
          name: cutName(job.otherFirstName),
        })
      : job.title,
    action: i18n.t('Write review'),
  }),
};

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
