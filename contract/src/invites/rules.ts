import { whyNotAnswer } from '../job-postings/rules.ts';
import type { PostingStatus } from '../job-postings/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides about an invite: the posting it is for, if any, the service, and whether either side has blocked the other. */
export interface Inviting {
  posting: { status: PostingStatus } | null;
  service: { active: boolean };
  isBlocked: boolean;
}

/**
 * Whether an invite is accepted in the call that sends it: at one time, without a posting, where the service allows it,
 * and for no longer than its price is for.
 */
export function booksInstantly(invite: {
  service: { instantBooking: boolean; consultationMinutes: number };
  posting: unknown;
  alternatives: readonly string[];
  minutes: number;
}): boolean {
  const { service, posting, alternatives, minutes } = invite;
  const hasNothingToDecide = posting === null && alternatives.length === 0;
  return service.instantBooking && hasNothingToDecide && minutes <= service.consultationMinutes;
}

/** Why a client cannot invite through a service now; null where they can. */
export function whyNotSend({ posting, service, isBlocked }: Inviting): RefusalCode | null {
  const closed = posting && whyNotAnswer(posting);
  if (closed) return closed;
  if (isBlocked) return 'blocked';
  return service.active ? null : 'service_not_active';
}
