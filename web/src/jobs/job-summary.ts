import { t } from '@lingui/core/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { isPaid, paymentStatus } from './money/status.ts';
import { dayTimeText, monthDayText, whenText } from '../time/format.ts';
import { pastDayText } from '../time/long-dates.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { shortName } from '../users/short-name.ts';

type SummaryJob = Pick<
  Job,
  | 'client'
  | 'professional'
  | 'status'
  | 'paymentStatus'
  | 'settlement'
  | 'amountCents'
  | 'hireBy'
  | 'dueAt'
  | 'releaseAt'
  | 'lateRefundAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'endedAt'
  | 'dispute'
> & {
  milestone?: number | null;
  isBlocked?: boolean;
  money: Pick<Job['money'], 'amountCents' | 'feeCents' | 'netCents'>;
  history?: readonly Pick<Job['history'][number], 'action' | 'by'>[];
  /** Lists leave them out. */
  appointments?: readonly Pick<Job['appointments'][number], 'payBy' | 'priceCents'>[];
};
interface SummaryInput {
  job: SummaryJob;
  side: Side;
  zone: string;
  now: string;
  /** The other side's short name. */
  name: string;
}
type SummaryText = (input: SummaryInput) => string;

/** The status of a job and whose turn it is, in a sentence or two for one side. */
export function jobSummary(job: SummaryJob, side: Side, zone: string, now: string): string {
  const name = shortName(otherOf(job, side).displayName);
  const input = { job, side, zone, now, name };
  if (job.lateRefundAt !== null) return goesBack(job.lateRefundAt, input);
  return SUMMARIES[job.status](input);
}

/** Everything is about to go back because the work is long overdue, whether or not it is delivered meanwhile. */
function goesBack(at: string, { job, side, zone, name }: SummaryInput): string {
  const amount = shortMoney(job.money.feeCents + job.money.netCents);
  const time = onYourClock(dayTimeText(at, zone), at, zone, otherOf(job, side).timeZone);
  return side === 'client'
    ? t`All ${amount} goes back to you on ${time}, unless ${name} objects before then.`
    : t`${name} asked for a full refund because the work is long overdue. The money goes back on ${time}, unless you object before then.`;
}

const talking: Record<Side, SummaryText> = {
  client: (input) => {
    const { job, name } = input;
    const unpaid = unpaidConsultation(input);
    if (unpaid !== null)
      return t`Pay ${unpaid.price} by ${unpaid.time} to confirm your consultation with ${name}.`;
    // The clock stands still while a bank works on the payment.
    if (job.hireBy === null) return t`Your payment is still processing. There’s nothing you need to do.`;
    if (isCutOffNow(job)) return t`Nobody is hired, and nothing is owed.`;
    const deadline = near(job.hireBy, input);
    if (isLaterMilestone(job))
      return t`Pay for this milestone when you’re ready, by ${deadline}. You owe nothing until you do.`;
    if (paymentStatus(job.paymentStatus).tone === 'bad')
      return t`Your payment didn’t go through. You can still hire ${name} until ${deadline}.`;
    return job.amountCents === null
      ? t`You owe nothing while you’re talking. ${name} hasn’t made an offer yet.`
      : t`You owe nothing while you’re talking. You can hire ${name} until ${deadline}.`;
  },
  professional: (input) => {
    const { job, name } = input;
    const unpaid = unpaidConsultation(input);
    if (unpaid !== null)
      return t`${name} has until ${unpaid.time} to pay ${unpaid.price} for the consultation. Otherwise, it’s called off.`;
    if (job.hireBy === null) return t`${name}’s payment is processing. Start once it’s held by Parley.`;
    if (isCutOffNow(job)) return t`Nobody is hired, and nothing is owed.`;
    const deadline = near(job.hireBy, input);
    if (isLaterMilestone(job))
      return t`${name} can pay for this milestone until ${deadline}. Start once the money is held by Parley.`;
    return job.amountCents === null
      ? t`Make an offer, before or after you talk. ${name} can hire you until ${deadline}.`
      : t`${name} can hire you until ${deadline}. Start once the money is held by Parley.`;
  },
};

/** Nobody can be hired: either has blocked the other. */
const isCutOffNow = ({ status, isBlocked = false }: SummaryJob) => isCutOff({ status, isBlocked });

/** The consultation that waits for its payment. */
function unpaidConsultation(input: SummaryInput): { price: string; time: string } | null {
  for (const { payBy, priceCents } of input.job.appointments ?? [])
    if (payBy !== null) return { price: shortMoney(priceCents), time: near(payBy, input) };
  return null;
}

const active: Record<Side, SummaryText> = {
  client: ({ job, name, zone, now }) => {
    const due = dueDay(job, zone);
    return isOver(job.dueAt, now)
      ? t`${name}’s work was due ${due}. Your money is held until you accept the work.`
      : t`${name} is working on it, due ${due}. Your money is held until you accept the work.`;
  },
  professional: ({ job, zone, now }) => {
    const due = dueDay(job, zone);
    return isOver(job.dueAt, now)
      ? t`The money is held by Parley. Your work was due ${due}: deliver it as soon as you can.`
      : t`The money is held by Parley. Deliver your work by ${due}.`;
  },
};

const delivered: Record<Side, SummaryText> = {
  client: (input) => {
    const deadline = release(input);
    return t`Review the work by ${deadline}. If you do nothing, it’s accepted automatically.`;
  },
  professional: (input) => {
    const { name } = input;
    const deadline = release(input);
    return t`${name} has until ${deadline} to review your work. Then it’s accepted automatically.`;
  },
};

const SUMMARIES: Record<Job['status'], SummaryText> = {
  TALKING: (input) => talking[input.side](input),
  ACTIVE: (input) => active[input.side](input),
  DELIVERED: (input) => delivered[input.side](input),
  DISPUTED: (input) => `${whoDisputes(input)} ${untilRefund(input)}`,
  COMPLETED: (input) => completed(input),
  CANCELLED: (input) => `${whenCancelled(input)} ${afterCancelling(input)}`,
  ENDED: (input) => `${whenTalkingEnded(input)} ${afterTalking(input)}`,
};

function whenTalkingEnded({ job, zone, now }: SummaryInput): string {
  const { endedAt } = job;
  if (isLaterMilestone(job)) {
    const day = pastDayText(endedAt ?? now, zone, now);
    return isEndedByClock(job)
      ? t`This milestone wasn’t paid for in time, so it ended on ${day}.`
      : t`This milestone was dropped on ${day}.`;
  }
  return whenEndedText(endedAt, zone, now);
}

const isEndedByClock = ({ history = [] }: SummaryJob) =>
  history.findLast(({ action }) => action === 'end')?.by === 'clock';

/** Nobody is to blame; money that was on its way all the same goes back. */
function afterTalking(input: SummaryInput): string {
  if (isPaid(input.job)) return afterCancelling(input);
  return isLaterMilestone(input.job) ? t`Nothing is owed.` : t`Nobody was hired, and nothing is owed.`;
}

function whenCancelled({ job: { cancelledAt }, zone, now }: SummaryInput): string {
  if (cancelledAt === null) return t`The job was canceled.`;
  const day = pastDayText(cancelledAt, zone, now);
  return t`The job was canceled on ${day}.`;
}

function afterCancelling({ job, side, name }: SummaryInput): string {
  if (!isPaid(job)) return t`No money changed hands.`;
  const amount = shortMoney(job.money.amountCents);
  return side === 'client' ? t`${amount} goes back to you.` : t`${amount} goes back to ${name}.`;
}

/** Who got the money in the end; after a refund, nobody needs to have accepted the work. */
function completed(input: SummaryInput): string {
  const { job, side, name } = input;
  const { amountCents, feeCents, netCents } = job.money;
  const [amount, fee, net] = [shortMoney(amountCents), shortMoney(feeCents), shortMoney(netCents)];
  const backCents = amountCents - feeCents - netCents;
  const back = shortMoney(backCents);
  const ended = whenEndedText(job.completedAt, input.zone, input.now);
  const isClient = side === 'client';
  // A small sum can be all fee: then the professional has nothing of it, and neither has the client.
  if (backCents === amountCents)
    return `${ended} ${isClient ? t`All ${amount} went back to you.` : t`All ${amount} went back to ${name}.`}`;
  if (backCents > 0)
    return `${ended} ${
      isClient
        ? t`${net} went to ${name} after the ${fee} fee, and ${back} went back to you.`
        : t`You received ${net} after the ${fee} fee, and ${back} went back to ${name}.`
    }`;
  return `${whenAccepted(input)} ${
    isClient ? t`${net} went to ${name} after the ${fee} fee.` : t`You received ${net} after the ${fee} fee.`
  }`;
}

function whenEndedText(at: string | null, zone: string, now: string): string {
  if (at === null) return t`The job has ended.`;
  const day = pastDayText(at, zone, now);
  return t`The job ended on ${day}.`;
}

function whenAccepted({ job: { completedAt }, zone, now }: SummaryInput): string {
  if (completedAt === null) return t`The work was accepted.`;
  const day = pastDayText(completedAt, zone, now);
  return t`The work was accepted on ${day}.`;
}

function whoDisputes({ job, side, name }: SummaryInput): string {
  const by = job.dispute?.by;
  if (by === 'processor')
    return side === 'client'
      ? t`Your bank is disputing the payment and will decide.`
      : t`${name}’s bank is disputing the payment and will decide.`;
  if (by === side) return t`You asked Parley to decide.`;
  if (by === 'client' || by === 'professional') return t`${name} asked Parley to decide.`;
  return by === 'clock'
    ? t`The work is long overdue, so Parley will decide.`
    : t`Parley is reviewing both sides and will decide.`;
}

function untilRefund({ job, side, name, zone }: SummaryInput): string {
  const at = job.dispute?.refundAt ?? null;
  if (at === null) return t`No money moves until then.`;
  const day = monthDayText(at, zone);
  if ((job.dispute?.undecidedCents ?? 0) > 0)
    return t`No money moves until then. Without a decision, each of you gets half on ${day}.`;
  return side === 'client'
    ? t`No money moves until then. Without a decision, it goes back to you on ${day}.`
    : t`No money moves until then. Without a decision, it goes back to ${name} on ${day}.`;
}

function isOver(at: string | null, now: string): boolean {
  return at !== null && Date.parse(at) < Date.parse(now);
}

const dueDay = ({ dueAt }: SummaryJob, zone: string) => (dueAt === null ? '' : monthDayText(dueAt, zone));

function release({ job, zone, side }: SummaryInput): string {
  if (job.releaseAt === null) return t`the end of the review period`;
  const time = dayTimeText(job.releaseAt, zone);
  return onYourClock(time, job.releaseAt, zone, otherOf(job, side).timeZone);
}

function near(at: string, { job, zone, side, now }: SummaryInput): string {
  return onYourClock(whenText(at, zone, now), at, zone, otherOf(job, side).timeZone);
}
