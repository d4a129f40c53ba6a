import { plural, t } from '@lingui/core/macro';
import { isDisputedJob, isEndedJob } from '@parley/contract/jobs/states.ts';
import { money } from '@parley/contract/money.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { isOpenChargeback } from '@parley/contract/payments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid, paymentStatus } from './status.ts';
import { dayTimeText, monthDayText } from '../../time/format.ts';
import { pastDayText } from '../../time/long-dates.ts';
import { shortName } from '../../users/short-name.ts';
import { isCancelled } from '../status.ts';

export interface PaymentStep {
  title: string;
  note: string;
  state: 'done' | 'next' | 'ahead' | 'bad';
}
export type PaymentJob = Pick<
  Job,
  | 'client'
  | 'professional'
  | 'status'
  | 'paymentStatus'
  | 'settlement'
  | 'hireBy'
  | 'hiredAt'
  | 'estimatedDays'
  | 'dueAt'
  | 'deliveredAt'
  | 'releaseAt'
  | 'lateRefundAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'endedAt'
  | 'dispute'
  | 'chargebacks'
  | 'holdUntil'
  | 'wasDelivered'
  | 'money'
>;

/** When a step was done, on the reader's clock. */
type DayText = (at: string) => string;

/**
 * The steps of a payment as one side sees them: paid, held, work accepted, received; a refund ends them early. While it is
 * disputed, or about to go back, nobody is promised it.
 */
export function paymentSteps(job: PaymentJob, side: Side, zone: string, now: string): PaymentStep[] {
  const day: DayText = (at) => pastDayText(at, zone, now);
  const isGivenBack = job.settlement === 'REFUNDED' || isCancelled(job) || isEndedJob(job.status);
  if (isGivenBack && !isPaid(job)) return [neverPaid(job, day)];
  if (isGivenBack) return [paid(job, side, zone, day), held(job, side), givenBack(job, side, day)];
  const begun = [paid(job, side, zone, day), held(job, side), work(job, side, zone, day)];
  if (isDisputedJob(job.status)) return [...begun, decided(job, side, zone)];
  if (job.lateRefundAt !== null) return [...begun, goesBack(job, job.lateRefundAt, side, zone)];
  return [...begun, received(job, side), ...(isTakenBack(job) ? [takenBack(side)] : [])];
}

function paid(job: PaymentJob, side: Side, zone: string, day: DayText): PaymentStep {
  const amount = money(job.money.amountCents);
  if (isPaid(job)) {
    const first = job.money.moves.find(isForWork);
    const at = job.hiredAt ?? first?.at;
    return { title: t`Paid ${amount}`, note: withCredit(at ? day(at) : '', job), state: 'done' };
  }
  const labels = paymentStatus(job.paymentStatus);
  const deadline = job.hireBy && dayTimeText(job.hireBy, zone);
  const note = deadline === null ? amount : t`${amount}, to hire by ${deadline}`;
  const state = labels.tone === 'bad' ? 'bad' : 'next';
  return { title: side === 'client' ? labels.client : labels.short, note: withCredit(note, job), state };
}

/** What was paid for the consultation is off the amount already. */
function withCredit(note: string, { money: { creditCents } }: PaymentJob): string {
  if (creditCents === 0) return note;
  const credit = money(creditCents);
  return t`${note}; the ${credit} paid for the consultation is already deducted`;
}

function held(job: PaymentJob, side: Side): PaymentStep {
  // Once the job is over, the last step says so.
  const refund = job.settlement === 'HELD' ? partBack(job, side) : '';
  const note = refund ? t`until the work is done; ${refund}` : t`until the work is done`;
  return { title: t`Held by Parley`, note, state: isPaid(job) ? 'done' : 'ahead' };
}

/** The partial refund of a payment that was released or is still held; empty without one. */
function partBack({ money: { amountCents, feeCents, netCents }, client }: PaymentJob, side: Side): string {
  const backCents = amountCents - feeCents - netCents;
  return backCents > 0 ? backTo(money(backCents), side, client) : '';
}

function backTo(amount: string, side: Side, client: PaymentJob['client']): string {
  const name = shortName(client.displayName);
  return side === 'client' ? t`${amount} back to you` : t`${amount} back to ${name}`;
}

function work(job: PaymentJob, side: Side, zone: string, day: DayText): PaymentStep {
  const { dueAt, deliveredAt, completedAt } = job;
  const due = dueAt === null ? '' : monthDayText(dueAt, zone);
  const delivered = deliveredAt === null ? '' : day(deliveredAt);
  const title = t`Work delivered`;
  const afterHire: PaymentStep = { title, note: daysAfterHire(job), state: 'ahead' };
  const steps: Record<PaymentJob['status'], PaymentStep> = {
    TALKING: afterHire,
    ENDED: afterHire,
    ACTIVE: { title, note: t`due ${due}`, state: 'next' },
    DELIVERED: {
      title: t`Delivered ${delivered}`,
      note: untilRelease(job, side, zone),
      state: 'next',
    },
    DISPUTED: { title: t`Disputed`, note: whoDecides(job, side), state: 'bad' },
    COMPLETED: {
      title: job.settlement === 'SPLIT' ? t`Money split` : t`Work accepted`,
      note: completedAt === null ? '' : day(completedAt),
      state: 'done',
    },
    CANCELLED: afterHire,
  };
  return steps[job.status];
}

function whoDecides({ dispute }: PaymentJob, side: Side): string {
  return dispute?.by === 'processor' ? bankDecides(side) : t`Parley will decide`;
}

const bankDecides = (side: Side) =>
  side === 'client' ? t`your bank will decide` : t`the client’s bank will decide`;

const daysAfterHire = ({ estimatedDays }: PaymentJob) =>
  estimatedDays === null
    ? ''
    : plural(estimatedDays, { one: '# day after the hire', other: '# days after the hire' });

function untilRelease(job: PaymentJob, side: Side, zone: string): string {
  if (job.releaseAt === null) return '';
  const name = shortName(job.client.displayName);
  const day = monthDayText(job.releaseAt, zone);
  return side === 'client' ? t`you have until ${day}` : t`${name} has until ${day}`;
}

function received(job: PaymentJob, side: Side): PaymentStep {
  const [net, fee] = [money(job.money.netCents), money(job.money.feeCents)];
  const isDone = job.settlement === 'RELEASED' || job.settlement === 'SPLIT';
  const name = shortName(job.professional.displayName);
  const refund = isDone ? partBack(job, side) : '';
  const done = side === 'professional' ? t`You received ${net}` : t`${name} received ${net}`;
  const ahead = side === 'professional' ? t`You receive ${net}` : t`${name} receives ${net}`;
  return {
    title: isDone ? done : ahead,
    note: refund ? t`fee ${fee}; ${refund}` : t`fee ${fee}`,
    state: isDone ? 'done' : 'ahead',
  };
}

/** The client asked for everything back, as the work is long overdue. */
function goesBack(job: PaymentJob, at: string, side: Side, zone: string): PaymentStep {
  const { feeCents, netCents } = job.money;
  const [day, name] = [dayTimeText(at, zone), shortName(job.professional.displayName)];
  return {
    title: backTo(money(feeCents + netCents), side, job.client),
    note: side === 'client' ? t`${day}, unless ${name} objects` : t`${day}, unless you object`,
    state: 'ahead',
  };
}

/** What can come of a dispute, and until when. */
function decided({ dispute, client, professional }: PaymentJob, side: Side, zone: string): PaymentStep {
  const [buyer, worker] = [shortName(client.displayName), shortName(professional.displayName)];
  const isClient = side === 'client';
  if (dispute?.by === 'processor')
    return {
      title: isClient ? t`Refunded to you, or the job goes on` : t`Refunded to ${buyer}, or the job goes on`,
      note: '',
      state: 'ahead',
    };
  const day = dispute?.refundAt && monthDayText(dispute.refundAt, zone);
  return {
    title: isClient
      ? t`Paid to ${worker}, refunded to you, or split`
      : t`Paid to you, refunded to ${buyer}, or split`,
    note: day ? t`by ${day} at the latest` : '',
    state: 'ahead',
  };
}

/** Whether the client's bank disputes what was paid out already. */
const isTakenBack = ({ chargebacks }: PaymentJob) =>
  chargebacks.some((each) => isForWork(each) && isOpenChargeback(each.status));

const takenBack = (side: Side): PaymentStep => ({
  title: t`Disputed`,
  note: bankDecides(side),
  state: 'bad',
});

function givenBack(job: PaymentJob, side: Side, day: DayText): PaymentStep {
  const isDone = job.settlement === 'REFUNDED';
  const last = job.money.moves.findLast((move) => !isTip(move));
  return {
    title: backTo(money(job.money.amountCents), side, job.client),
    note: isDone && last ? day(last.at) : t`on its way`,
    state: isDone ? 'done' : 'next',
  };
}

function neverPaid(job: PaymentJob, day: DayText): PaymentStep {
  // A consultation may have been paid all the same.
  const title = t`Nothing was paid for the work`;
  if (job.endedAt !== null) {
    const ended = day(job.endedAt);
    return { title, note: t`ended ${ended}`, state: 'done' };
  }
  const canceled = job.cancelledAt && day(job.cancelledAt);
  return { title, note: canceled === null ? '' : t`job canceled ${canceled}`, state: 'done' };
}
