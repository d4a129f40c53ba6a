import { beforeDispute, isRunningJob, JOB_MOVES } from '@parley/contract/jobs/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import type { Side } from '@parley/contract/sides.ts';
import { agreedDeadlines, requestExpiry, consultationReminder } from '../../src/appointments/deadlines.ts';
import { agreedPrice } from '../../src/appointments/price/price.ts';
import {
  hireDeadline,
  overdueDeadlines,
  reviewDeadline,
  withHireReminder,
  workReminder,
} from '../../src/jobs/deadlines/deadlines.ts';
import { acceptDeadline, acceptReminder } from '../../src/jobs/deadlines/release-deadline.ts';
import { undecidedDeadline, undecidedReminder } from '../../src/jobs/deadlines/dispute-deadline.ts';
import { daysAfter, minutesAfter } from '../../src/platform/clock.ts';
import type { Pro } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { holdMoney, releaseMoney, splitMoney, type Payment } from './money/money.ts';
import { moveNegotiation, type Negotiation } from '../negotiations.ts';
import { askForTerms, makeOffer, takeOffer } from './offers.ts';
import { randomFor } from '../random.ts';
import type { Row } from '../rows.ts';

type Job = Row<'jobs'>;

/** A job and the rows created with it; the payment exists from the first offer on. */
export interface HiredJob {
  job: Job;
  pro: Pro;
  appointment: Row<'appointments'>;
  payment: Payment | null;
}

/** What is offered for a budget that named no days. */
const DAYS_FOR_A_BUDGET = 30;

/** Accepts a negotiation: creates the job, its first consultation, chat and offer. */
export function agree(draft: Draft, negotiation: Negotiation, pro: Pro, by: Side, at: string): HiredJob {
  moveNegotiation(draft, negotiation, { action: 'accept', by, at });
  const job = jobOf(draft, negotiation, at);
  const { rows } = draft;
  rows.jobs.push(job);
  writeDown(draft, job, { action: 'agree', by, at, from: null });
  rows.chats.push({ jobId: job.id, lastSeq: 0 });
  const agreed: HiredJob = { job, pro, appointment: bookFirst(draft, job, negotiation, at), payment: null };
  const { kind, amountCents, estimatedDays } = negotiation;
  const terms = amountCents && { amountCents, estimatedDays: estimatedDays ?? null };
  if (terms) (kind === 'PROPOSAL' ? makeOffer : askForTerms)(draft, agreed, terms, at);
  return agreed;
}

function jobOf({ ids }: Draft, negotiation: Negotiation, at: string): Job {
  const { clientId, professionalId, postingId, serviceId, title, startsAt, minutes } = negotiation;
  return {
    id: ids.at(at),
    negotiationId: negotiation.id,
    postingId,
    serviceId,
    clientId,
    professionalId,
    title,
    description: negotiation.message,
    amountCents: null,
    estimatedDays: null,
    status: 'TALKING',
    createdAt: at,
    hireBy: hireDeadline(minutesAfter(startsAt, minutes)),
    hiredAt: null,
    dueAt: null,
    releaseAt: null,
    remindAt: null,
    extensionUsed: false,
    deliveredAt: null,
    completedAt: null,
    cancelledAt: null,
    endedAt: null,
    reviewBy: null,
    refundableAt: null,
    disputeAt: null,
    disputedAt: null,
    disputedBy: null,
    disputedFrom: null,
    refundAt: null,
    stoppedClocks: null,
    planId: null,
    milestone: null,
    milestoneTitle: null,
  };
}

function bookFirst(
  { rows, ids, agenda }: Draft,
  job: Job,
  { startsAt, minutes, consultationPriceCents = 0 }: Negotiation,
  at: string,
) {
  const appointment: Row<'appointments'> = {
    id: ids.at(at),
    jobId: job.id,
    clientId: job.clientId,
    professionalId: job.professionalId,
    startsAt,
    endsAt: minutesAfter(startsAt, minutes),
    status: 'ACCEPTED',
    clientCheckedInAt: null,
    professionalCheckedInAt: null,
    startedAt: null,
    endedAt: null,
    attendance: null,
    createdAt: at,
    askedBy: null,
    agreedAt: at,
    isFirst: true,
    ...agreedDeadlines(at, startsAt),
    ...unasked,
    ...unpriced,
    ...agreedPrice({ ...RULE, consultationPriceCents }, at, startsAt),
  };
  rows.appointments.push(appointment);
  agenda.book(job.professionalId, startsAt, minutes);
  return appointment;
}

/** Of every priced consultation of the demo world. */
const RULE = { cancellationHours: 24, creditConsultation: true } as const;
export const unpriced = {
  priceCents: 0,
  cancellationHours: null,
  creditConsultation: false,
  payBy: null,
  cancelUntil: null,
  settleAt: null,
  settleTo: null,
};

export const unasked = { turn: null, expiresAt: null, clientMoves: 0, professionalMoves: 0, sequence: 0 };

interface ConsultationRequest {
  by: Side;
  at: string;
  startsAt: string;
  minutes: number;
  message: string;
}

/** Requests another consultation. */
export function requestConsultation(
  { rows, ids }: Draft,
  { job }: HiredJob,
  asked: ConsultationRequest,
): void {
  const { by, at, startsAt, minutes, message } = asked;
  const [askedBy, turn] =
    by === 'client' ? (['CLIENT', 'PROFESSIONAL'] as const) : (['PROFESSIONAL', 'CLIENT'] as const);
  const id = ids.at(at);
  rows.appointments.push({
    id,
    jobId: job.id,
    clientId: job.clientId,
    professionalId: job.professionalId,
    startsAt,
    endsAt: minutesAfter(startsAt, minutes),
    status: 'SENT',
    clientCheckedInAt: null,
    professionalCheckedInAt: null,
    startedAt: null,
    endedAt: null,
    attendance: null,
    createdAt: at,
    agreedAt: null,
    isFirst: false,
    remindAt: null,
    attendAt: null,
    ...unasked,
    ...unpriced,
    askedBy,
    turn,
    expiresAt: requestExpiry(at, { agreed: null, offered: startsAt }),
  });
  const offer = { message, startsAt, minutes };
  const passage = { fromStatus: null, toStatus: 'SENT' as const };
  rows.appointmentMoves.push({
    id: ids.at(at),
    appointmentId: id,
    at,
    by,
    action: 'plan',
    ...passage,
    ...offer,
  });
}

/** The consultation took place as planned; few take all of their time. */
export function meet({ appointment }: HiredJob): void {
  const { id, startsAt, endsAt } = appointment;
  const spared = randomFor(`end of consultation ${id}`).whole(1, 6);
  Object.assign(appointment, {
    clientCheckedInAt: minutesAfter(startsAt, -4),
    professionalCheckedInAt: minutesAfter(startsAt, -2),
    startedAt: startsAt,
    endedAt: minutesAfter(endsAt, -spared),
    attendance: 'HELD',
    remindAt: null,
    attendAt: null,
  } satisfies Partial<Row<'appointments'>>);
}

/** Pays the standing offer; what an invite asked for was offered shortly before. */
export function hire(draft: Draft, hired: HiredJob, at: string): void {
  const { job } = hired;
  const asked = draft.rows.offers.find(({ jobId, state }) => jobId === job.id && state === 'ASKED');
  if (asked) makeOffer(draft, hired, termsOf(asked), minutesAfter(at, -MINUTES_FROM_OFFER_TO_HIRE));
  const { payment } = hired;
  if (!payment) throw new Error('there is no offer to pay');
  holdMoney(draft, payment, at);
  takeOffer(draft, hired, at);
  const dueAt = daysAfter(at, job.estimatedDays ?? DAYS_FOR_A_BUDGET);
  const deadlines = { dueAt, ...overdueDeadlines(at, dueAt) };
  Object.assign(job, { status: 'ACTIVE', hireBy: null, hiredAt: at, ...deadlines } satisfies Partial<Job>);
  writeDown(draft, job, { action: 'hire', by: 'client', at, from: 'TALKING' });
}

const MINUTES_FROM_OFFER_TO_HIRE = 12;
const termsOf = ({ amountCents, estimatedDays }: Row<'offers'>) => ({
  amountCents,
  estimatedDays: estimatedDays ?? DAYS_FOR_A_BUDGET,
});

interface Act {
  action: keyof typeof CHANGES;
  by: Side | 'clock';
  at: string;
  message?: string;
  /** For a split. */
  toProfessionalCents?: number;
}

/** Moves a job by the table of moves; throws for an illegal move. */
export function act(draft: Draft, { job, pro, payment, appointment }: HiredJob, step: Act): void {
  const { action, by, at } = step;
  const move = moveFor(JOB_MOVES, action, job.status, [by]);
  if (!move) throw new Error(`${by} cannot ${action} a job that is ${job.status}`);
  const from = job.status;
  Object.assign(job, { status: move.to, ...CHANGES[action](job, at, by) });
  writeDown(draft, job, { ...step, from });
  if (action === 'complete' && payment) releaseMoney(draft, payment, pro.accountId, at);
  if (action === 'split' && payment)
    splitMoney(draft, payment, {
      accountId: pro.accountId,
      toProfessionalCents: step.toProfessionalCents ?? 0,
      at,
    });
  if (action === 'end' && appointment.startsAt >= at)
    Object.assign(appointment, { status: 'CANCELLED', remindAt: null, attendAt: null });
}

const noDeadlines = { releaseAt: null, refundableAt: null, disputeAt: null };
const ended = { hireBy: null, remindAt: null, ...noDeadlines };

const complete = (_job: Job, at: string) => ({ ...ended, completedAt: at, reviewBy: reviewDeadline(at) });

/** What changes besides the status. Reminders are set at the end, since past ones are over. */
const CHANGES = {
  deliver: (_job, at) => ({ ...noDeadlines, deliveredAt: at, releaseAt: acceptDeadline(at) }),
  request_changes: ({ dueAt = null }, at) => ({
    deliveredAt: null,
    releaseAt: null,
    ...overdueDeadlines(at, dueAt),
  }),
  complete,
  split: complete,
  end: (_job, at) => ({ ...ended, endedAt: at }),
  dispute: ({ status, releaseAt, refundableAt, disputeAt }, at, by) => ({
    ...noDeadlines,
    disputedAt: at,
    disputedBy: by,
    disputedFrom: beforeDispute(status),
    stoppedClocks: { releaseAt, refundableAt, disputeAt },
    refundAt: undecidedDeadline(at),
  }),
} satisfies Record<string, (job: Job, at: string, by: Act['by']) => Partial<Job>>;

/** Sets the reminders of future deadlines. */
export function addReminders({ rows, now }: Draft): void {
  for (const job of rows.jobs.filter(({ status }) => isRunningJob(status)))
    job.remindAt = reminderOf(now, job);
  for (const appointment of rows.appointments.filter(({ attendAt }) => attendAt))
    appointment.remindAt = consultationReminder(now, appointment.startsAt);
}

function reminderOf(now: string, job: Job): string | null {
  const { hireBy, releaseAt, refundAt, dueAt = null, refundableAt = null, disputeAt = null } = job;
  if (hireBy) return withHireReminder(now, hireBy).remindAt;
  if (releaseAt) return acceptReminder(now, releaseAt);
  if (refundAt) return undecidedReminder(now, refundAt);
  return workReminder(now, { dueAt, refundableAt, disputeAt });
}

interface Written {
  action: string;
  by: Side | 'clock' | 'processor';
  at: string;
  from: Job['status'] | null;
  message?: string;
}

export function writeDown({ rows, ids }: Draft, job: Job, { action, by, at, from, message }: Written): void {
  const moved = { fromStatus: from, toStatus: job.status, message: message ?? null };
  rows.jobMoves.push({ id: ids.at(at), jobId: job.id, at, by, action, ...moved });
}

/** Books every agreed time. */
export function addBookings({ rows }: Draft): void {
  for (const { id, professionalId, startsAt, endsAt, status } of rows.appointments) {
    if (status === 'ACCEPTED')
      rows.bookings.push({ appointmentId: id, professionalId, during: `[${startsAt},${endsAt})` });
  }
}
