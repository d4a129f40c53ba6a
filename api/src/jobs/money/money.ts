import type { Job } from '@parley/contract/jobs/schemas.ts';
import { atEndOfHold } from '@parley/contract/jobs/rules.ts';
import { takenOff } from '@parley/contract/payments/settlement.ts';
import { cutName } from '@parley/contract/users/cut-name.ts';
import { i18n } from '../../platform/language/language.ts';
import type { JobFacts } from '../queries-job.ts';

/** A job's money: past movements and the next one, worded for this reader. */
export function moneyOf(job: JobFacts, readerId: string, now: string): Job['money'] {
  const {
    creditCents,
    feeCents,
    feeBasisPoints,
    feeMinimumCents,
    refundedCents,
    owedCents,
    moneyMoves: moves,
  } = job;
  const amountCents = toPayOf(job);
  const netCents = amountCents - refundedCents - feeCents;
  const takenCents = takenOff(Math.max(0, netCents), owedCents);
  return {
    amountCents,
    creditCents,
    feeCents,
    feeBasisPoints,
    feeMinimumCents,
    netCents,
    takenCents,
    moves,
    next: nextOf(job, readerId, now),
  };
}

/** What the work costs after what was paid for consultations has come off. */
const toPayOf = ({ amountCents, creditCents }: JobFacts) => (amountCents ?? 0) - creditCents;

/** What lies with the platform while it is held. */
export const heldOf = (job: JobFacts) => toPayOf(job) - job.refundedCents;

/** The earlier of the job's own deadline and the end of holding, which leaves a dispute to whoever decides it. */
function nextOf(job: JobFacts, readerId: string, now: string): Job['money']['next'] {
  const next = deadlineOf(job, readerId, now);
  const { holdUntil } = job;
  const end = atEndOfHold(job);
  if (holdUntil === null || end === null || (next && next.at <= holdUntil)) return next;
  return { at: holdUntil, text: wordsFor(job, readerId)[end] };
}

/** By the deadline columns, which are null when nothing happens automatically. */
function deadlineOf(job: JobFacts, readerId: string, now: string): Job['money']['next'] {
  const { hireBy, lateRefundAt, releaseAt, disputeAt, refundableAt, dispute } = job;
  const words = wordsFor(job, readerId);
  if (hireBy !== null) return { at: hireBy, text: words.hire };
  if (lateRefundAt !== null) return { at: lateRefundAt, text: words.late };
  if (releaseAt !== null) return { at: releaseAt, text: words.complete };
  if (dispute?.refundAt)
    return { at: dispute.refundAt, text: job.wasDelivered ? words.halves : words.refund };
  if (refundableAt === null || disputeAt === null) return null;
  return refundableAt > now
    ? { at: refundableAt, text: words.refundable }
    : { at: disputeAt, text: words.dispute };
}

interface Sentences {
  hire: string;
  complete: string;
  cancel: string;
  dispute: string;
  refund: string;
  halves: string;
  refundable: string;
  late: string;
}

const disputed = () => i18n.t('Goes to dispute unless the work is delivered');
const halves = () => i18n.t('Half released, half refunded unless Parley decides sooner');

function wordsFor({ client, professional, ...job }: JobFacts, readerId: string): Sentences {
  const [buyer, worker] = [cutName(job.clientFirstName), cutName(job.professionalFirstName)];
  if (readerId === client.id)
    return {
      hire: i18n.t('Ends automatically unless you hire {name}', { name: worker }),
      complete: i18n.t('Released to {name} unless you ask for changes', { name: worker }),
      refund: i18n.t('Refunded to you unless Parley decides sooner'),
      halves: halves(),
      cancel: i18n.t('Refunded to you unless the work is delivered'),
      dispute: disputed(),
      refundable: i18n.t('You can take a full refund unless the work is delivered'),
      late: i18n.t('Refunded to you unless {name} objects', { name: worker }),
    };
  const names = { client: buyer, professional: worker };
  return {
    hire: i18n.t('Ends automatically unless {client} hires', names),
    complete:
      readerId === professional.id
        ? i18n.t('Released to you unless {client} asks for changes', names)
        : i18n.t('Released to {professional} unless {client} asks for changes', names),
    refund: i18n.t('Refunded to {client} unless Parley decides sooner', names),
    halves: halves(),
    cancel: i18n.t('Refunded to {client} unless the work is delivered', names),
    dispute: disputed(),
    refundable: i18n.t('{client} can take a full refund unless the work is delivered', names),
    late:
      readerId === professional.id
        ? i18n.t('Refunded to {client} unless you object', names)
        : i18n.t('Refunded to {client} unless {professional} objects', names),
  };
}
