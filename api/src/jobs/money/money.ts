import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { JobFacts } from '../queries-job.ts';

/** Where the money of a job is, and what moves it next, in words for this reader. */
export function moneyOf(job: JobFacts, readerId: string, now: string): Job['money'] {
  const { amountCents, feeCents, refundedCents, moneyMoves: moves } = job;
  const netCents = amountCents - refundedCents - feeCents;
  return { amountCents, feeCents, netCents, moves, next: nextOf(job, readerId, now) };
}

/** The deadline columns say what comes: they are empty whenever nothing happens by itself. */
function nextOf(job: JobFacts, readerId: string, now: string): Job['money']['next'] {
  const { payBy, releaseAt, disputeAt, refundableAt, dispute } = job;
  const words = wordsFor(job, readerId);
  if (payBy !== null) return { at: payBy, text: 'Cancelled unless paid' };
  if (releaseAt !== null) return { at: releaseAt, text: words.release };
  if (dispute?.refundAt) return { at: dispute.refundAt, text: words.refund };
  if (refundableAt === null || disputeAt === null) return null;
  return refundableAt > now
    ? { at: refundableAt, text: words.refundable }
    : { at: disputeAt, text: 'Disputed unless the work is delivered' };
}

interface Sentences {
  release: string;
  refund: string;
  refundable: string;
}

function wordsFor({ client, professional, ...job }: JobFacts, readerId: string): Sentences {
  const { clientFirstName: buyer, professionalFirstName: worker } = job;
  if (readerId === client.id)
    return {
      release: `Released to ${worker} unless you ask for changes`,
      refund: 'Goes back to you unless Parley decides before',
      refundable: 'Yours to take back unless the work is delivered',
    };
  const whom = readerId === professional.id ? 'you' : worker;
  return {
    release: `Released to ${whom} unless ${buyer} asks for changes`,
    refund: `Goes back to ${buyer} unless Parley decides before`,
    refundable: `${buyer} may take it back unless the work is delivered`,
  };
}
