import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { isPaid, paymentStatus } from './money/status.ts';
import { clocksDiffer, dayTimeText, monthDayText, whenText } from '../time/format.ts';
import { shortName } from '../users/short-name.ts';

type Told = Pick<
  Job,
  | 'client'
  | 'professional'
  | 'status'
  | 'paymentStatus'
  | 'settlement'
  | 'payBy'
  | 'dueAt'
  | 'releaseAt'
  | 'completedAt'
  | 'cancelledAt'
  | 'dispute'
> & { money: Pick<Job['money'], 'amountCents' | 'feeCents' | 'netCents'> };
interface Teller {
  job: Told;
  side: Side;
  zone: string;
  now: string;
  /** The other side's short name. */
  name: string;
}
type Tale = (teller: Teller) => string;

/** How a job stands and whose move it is, in a sentence or two for one side. */
export function jobSentence(job: Told, side: Side, zone: string, now: string): string {
  const name = shortName(otherOf(job, side).displayName);
  return TALES[job.status]({ job, side, zone, now, name });
}

const unpaid: Record<Side, Tale> = {
  client: (teller) => {
    const { job } = teller;
    if (job.payBy === null)
      return 'The processor is still working on your payment. Nothing is needed from you.';
    const by = near(job.payBy, teller);
    return paymentStatus(job.paymentStatus).tone === 'bad'
      ? `The payment did not go through. Try again by ${by}, or the job is cancelled by itself.`
      : `Pay by ${by} to secure the job, or it is cancelled by itself.`;
  },
  professional: (teller) => {
    const { job, name } = teller;
    return job.payBy === null
      ? `${name}’s payment is on its way. Begin once it is held.`
      : `${name} has until ${near(job.payBy, teller)} to pay. Begin once the money is held.`;
  },
};

const active: Record<Side, Tale> = {
  client: ({ job, name, zone, now }) => {
    const due = monthDayText(job.dueAt, zone);
    const work = isOver(job.dueAt, now)
      ? `${name} was to deliver by ${due}.`
      : `${name} is at work, due ${due}.`;
    return `${work} The money is held until you accept the work.`;
  },
  professional: ({ job, zone, now }) => {
    const due = monthDayText(job.dueAt, zone);
    return isOver(job.dueAt, now)
      ? `The money is held. Your move: the work was due ${due}.`
      : `The money is held. Your move: deliver by ${due}.`;
  },
};

const delivered: Record<Side, Tale> = {
  client: (teller) => `Your move: look at the work. If you do nothing it is accepted on ${release(teller)}.`,
  professional: (teller) =>
    `${teller.name} looks at the work until ${release(teller)}; then it is accepted by itself.`,
};

const TALES: Record<Job['status'], Tale> = {
  ACTIVE: (teller) => (isPaid(teller.job) ? active : unpaid)[teller.side](teller),
  DELIVERED: (teller) => delivered[teller.side](teller),
  DISPUTED: (teller) => `${whoDisputes(teller)} No money moves meanwhile${untilRefund(teller)}.`,
  COMPLETED: (teller) => completed(teller),
  CANCELLED: ({ job, side, name, zone }) => {
    const whom = side === 'client' ? 'you' : name;
    const money = isPaid(job)
      ? `${shortMoney(job.money.amountCents)} goes back to ${whom}.`
      : 'No money has moved.';
    return `The job was cancelled${on(job.cancelledAt, zone)}. ${money}`;
  },
};

/** To whom the money went in the end; where a part or all of it went back, nobody needs to have accepted the work. */
function completed({ job, side, name, zone }: Teller): string {
  const { amountCents, feeCents, netCents } = job.money;
  const [worker, buyer] = side === 'client' ? [name, 'you'] : ['you', name];
  const backCents = amountCents - feeCents - netCents;
  const ended = `The job ended${on(job.completedAt, zone)}.`;
  if (netCents === 0) return `${ended} All ${shortMoney(amountCents)} went back to ${buyer}.`;
  const paid = `${shortMoney(netCents)} went to ${worker}, after the fee of ${shortMoney(feeCents)}`;
  if (backCents > 0) return `${ended} ${paid}, and ${shortMoney(backCents)} back to ${buyer}.`;
  return `The work was accepted${on(job.completedAt, zone)}. ${paid}.`;
}

function whoDisputes({ job, side, name }: Teller): string {
  const by = job.dispute?.by;
  if (by === side) return 'You have asked Parley to decide.';
  if (by === 'client' || by === 'professional') return `${name} has asked Parley to decide.`;
  return by === 'clock'
    ? 'The work is long overdue, so Parley decides.'
    : 'Parley looks at both sides and decides.';
}

function untilRefund({ job, side, name, zone }: Teller): string {
  const at = job.dispute?.refundAt ?? null;
  if (at === null) return '';
  return `; without a decision it goes back to ${side === 'client' ? 'you' : name}${on(at, zone)}`;
}

function isOver(at: string, now: string): boolean {
  return Date.parse(at) < Date.parse(now);
}

function on(at: string | null, zone: string): string {
  return at === null ? '' : ` on ${monthDayText(at, zone)}`;
}

function release({ job, zone, side }: Teller): string {
  if (job.releaseAt === null) return 'the end of the term';
  return `${dayTimeText(job.releaseAt, zone)}${whose(job.releaseAt, { job, zone, side })}`;
}

function near(at: string, teller: Teller): string {
  return `${whenText(at, teller.zone, teller.now)}${whose(at, teller)}`;
}

function whose(at: string, { job, zone, side }: Pick<Teller, 'job' | 'zone' | 'side'>): string {
  return clocksDiffer(at, zone, otherOf(job, side).timeZone) ? ' your time' : '';
}
