import type { NegotiationEvent } from '../negotiations/events.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { hireDeadline, withHireReminder } from './deadlines/deadlines.ts';
import { agreementOf, insertJob, insertMove } from './queries.ts';

/**
 * Creates the job of an accepted negotiation in the same transaction: the two have agreed to talk, and nothing is owed.
 * Subscribers create its appointment, chat and first offer: if one fails, the acceptance rolls back.
 */
export async function startTalking(
  platform: Platform,
  trx: Trx,
  { negotiationId, by }: NegotiationEvent,
): Promise<void> {
  const now = platform.clock.instant();
  const { kind, message, minutes, startsAt, amountCents, estimatedDays, ...terms } = found(
    await agreementOf(trx, negotiationId),
  );
  const { consultationPriceCents, cancellationHours, creditConsultation, ...agreed } = terms;
  // Booked instantly: the client's own act.
  const isInstant = by === 'clock';
  const acceptedBy = by === 'professional' ? ('professional' as const) : ('client' as const);
  const jobId = newId();
  const hireBy = hireDeadline(minutesAfter(startsAt, minutes));
  await insertJob(trx, {
    ...agreed,
    ...withHireReminder(now, hireBy),
    id: jobId,
    negotiationId,
    description: message,
    status: 'TALKING',
    createdAt: now,
  });
  const begun = { fromStatus: null, toStatus: 'TALKING' as const };
  const action = isInstant ? 'book' : 'agree';
  await insertMove(trx, { id: newId(), jobId, at: now, by: acceptedBy, action, ...begun });
  const { clientId, professionalId, title } = agreed;
  const job = { jobId, negotiationId, clientId, professionalId, title };
  // A proposal is the first offer; the amount of an invitation is what the client has in mind.
  const offered = amountCents === null ? null : { amountCents, estimatedDays };
  const termsBy = kind === 'PROPOSAL' ? ('professional' as const) : ('client' as const);
  const price = { consultationPriceCents, cancellationHours, creditConsultation };
  const event = { ...job, startsAt, minutes, ...price, acceptedBy, isInstant, terms: offered, termsBy };
  await platform.events.emit(platform, trx, 'job.agreed', event);
}
