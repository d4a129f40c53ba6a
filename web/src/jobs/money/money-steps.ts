import { money } from '@parley/contract/money.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid, paymentStatus } from './status.ts';
import { dayTimeText, monthDayText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import { isCancelled } from '../status.ts';

export interface MoneyStep {
  title: string;
  note: string;
  state: 'done' | 'next' | 'ahead' | 'bad';
}
export type MoneyJob = Pick<
  Job,
  | 'client'
  | 'professional'
  | 'status'
  | 'paymentStatus'
  | 'settlement'
  | 'payBy'
  | 'dueAt'
  | 'deliveredAt'
  | 'releaseAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'money'
>;

/** The way of the money as one side sees it: paid, held, worked for, received; a refund ends it earlier. */
export function moneySteps(job: MoneyJob, side: Side, zone: string): MoneyStep[] {
  const isGivenBack = job.settlement === 'REFUNDED' || isCancelled(job);
  if (isGivenBack && !isPaid(job)) return [neverPaid(job, zone)];
  if (isGivenBack) return [paid(job, side, zone), held(job, side), givenBack(job, side, zone)];
  return [paid(job, side, zone), held(job, side), work(job, side, zone), received(job, side)];
}

function paid(job: MoneyJob, side: Side, zone: string): MoneyStep {
  const amount = money(job.money.amountCents);
  if (isPaid(job)) {
    const [first] = job.money.moves;
    return { title: `Paid ${amount}`, note: first ? monthDayText(first.at, zone) : '', state: 'done' };
  }
  const words = paymentStatus(job.paymentStatus);
  const note = job.payBy === null ? amount : `${amount} by ${dayTimeText(job.payBy, zone)}`;
  const state = words.tone === 'bad' ? 'bad' : 'next';
  return { title: side === 'client' ? words.client : words.short, note, state };
}

function held(job: MoneyJob, side: Side): MoneyStep {
  // The last step tells of it once the job is over.
  const back = job.settlement === 'HELD' ? partBack(job, side) : '';
  const note = `until the work is done${back && `; ${back}`}`;
  return { title: 'Held by Parley', note, state: isPaid(job) ? 'done' : 'ahead' };
}

/** What went back to the client of a payment that went on or is still held; empty where nothing did. */
function partBack({ money: { amountCents, feeCents, netCents }, client }: MoneyJob, side: Side): string {
  const backCents = amountCents - feeCents - netCents;
  const whom = side === 'client' ? 'you' : shortName(client.displayName);
  return backCents > 0 ? `${money(backCents)} back to ${whom}` : '';
}

function work(job: MoneyJob, side: Side, zone: string): MoneyStep {
  const day = (at: string | null) => (at === null ? '' : monthDayText(at, zone));
  const ahead: MoneyStep = {
    title: 'Work delivered',
    note: `due ${day(job.dueAt)}`,
    state: isPaid(job) ? 'next' : 'ahead',
  };
  const steps: Record<MoneyJob['status'], MoneyStep> = {
    ACTIVE: ahead,
    DELIVERED: {
      title: `Delivered ${day(job.deliveredAt)}`,
      note: untilRelease(job, side, zone),
      state: 'next',
    },
    DISPUTED: { title: 'Disputed', note: 'Parley decides', state: 'bad' },
    COMPLETED: { title: 'Work accepted', note: day(job.completedAt), state: 'done' },
    CANCELLED: ahead,
  };
  return steps[job.status];
}

function untilRelease(job: MoneyJob, side: Side, zone: string): string {
  if (job.releaseAt === null) return '';
  const who = side === 'client' ? 'you have' : `${shortName(job.client.displayName)} has`;
  return `${who} until ${monthDayText(job.releaseAt, zone)}`;
}

function received(job: MoneyJob, side: Side): MoneyStep {
  const { netCents, feeCents } = job.money;
  const isDone = job.settlement === 'RELEASED' || job.settlement === 'SPLIT';
  const who = side === 'professional' ? 'You receive' : `${shortName(job.professional.displayName)} receives`;
  const back = isDone ? partBack(job, side) : '';
  return {
    title: `${who} ${money(netCents)}`,
    note: `fee ${money(feeCents)}${back && `; ${back}`}`,
    state: isDone ? 'done' : 'ahead',
  };
}

function givenBack(job: MoneyJob, side: Side, zone: string): MoneyStep {
  const isDone = job.settlement === 'REFUNDED';
  const whom = side === 'client' ? 'you' : shortName(job.client.displayName);
  const last = job.money.moves.at(-1);
  return {
    title: `${money(job.money.amountCents)} back to ${whom}`,
    note: isDone && last ? monthDayText(last.at, zone) : 'on its way',
    state: isDone ? 'done' : 'next',
  };
}

function neverPaid(job: MoneyJob, zone: string): MoneyStep {
  const note = job.cancelledAt === null ? '' : `the job was cancelled ${monthDayText(job.cancelledAt, zone)}`;
  return { title: 'No money moved', note, state: 'ahead' };
}
