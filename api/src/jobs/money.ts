import type { Job } from '@parley/contract/jobs/schemas.ts';
import { feeOf } from '@parley/contract/money.ts';
import type { JobFacts } from './queries-job.ts';

/** Where the money of a job is, and what moves it next, in words for this reader. */
export function moneyOf(job: JobFacts, readerId: string): Job['money'] {
  const { amountCents, moneyMoves: moves } = job;
  const feeCents = feeOf(amountCents);
  return { amountCents, feeCents, netCents: amountCents - feeCents, moves, next: nextOf(job, readerId) };
}

/** The deadline columns say what comes: they are empty whenever nothing happens by itself. */
function nextOf(job: JobFacts, readerId: string): Job['money']['next'] {
  const { payBy, releaseAt, client, clientFirstName, professionalFirstName } = job;
  if (payBy !== null) return { at: payBy, text: 'Cancelled unless paid' };
  if (releaseAt === null) return null;
  const isClient = client.id === readerId;
  const [whom, unless] = isClient ? [professionalFirstName, 'you ask'] : ['you', `${clientFirstName} asks`];
  return { at: releaseAt, text: `Released to ${whom} unless ${unless} for changes` };
}
