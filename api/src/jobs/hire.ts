import { fillPosting } from '../job-postings/fill-posting.ts';
import type { NegotiationEvent } from '../negotiations/events.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { payDeadline, payReminder } from './deadlines/deadlines.ts';
import { agreementOf, insertJob, insertMove } from './queries.ts';

/** Invitations have no estimate. */
const DAYS_OF_AN_INVITE = 30;

/**
 * Creates the job of an accepted negotiation in the same transaction. Subscribers create its appointment, payment and
 * chat: if one fails, the acceptance rolls back.
 */
export async function hire(
  platform: Platform,
  trx: Trx,
  { negotiationId, by }: NegotiationEvent,
): Promise<void> {
  const now = platform.clock.instant();
  const {
    message,
    minutes,
    startsAt,
    fillPosting: fills,
    ...agreed
  } = found(await agreementOf(trx, negotiationId));
  const acceptedBy = by === 'client' ? 'client' : 'professional';
  const payBy = payDeadline(now, startsAt);
  const jobId = newId();
  await insertJob(trx, {
    ...agreed,
    id: jobId,
    negotiationId,
    description: message,
    status: 'ACTIVE',
    createdAt: now,
    dueAt: daysAfter(startsAt, agreed.estimatedDays ?? DAYS_OF_AN_INVITE),
    payBy,
    remindAt: payReminder(now, payBy),
  });
  const begun = { fromStatus: null, toStatus: 'ACTIVE' as const };
  await insertMove(trx, { id: newId(), jobId, at: now, by: acceptedBy, action: 'hire', ...begun });
  const { clientId, professionalId, title, amountCents, postingId } = agreed;
  const job = { jobId, negotiationId, clientId, professionalId, title, amountCents };
  await platform.events.emit(platform, trx, 'job.hired', { ...job, startsAt, minutes, payBy, acceptedBy });
  if (fills && postingId) await fillPosting(platform, trx, postingId);
}
