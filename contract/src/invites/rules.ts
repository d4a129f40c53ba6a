import { whyNotAnswer } from '../job-postings/rules.ts';
import type { PostingStatus } from '../job-postings/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides about an invite: the posting it is for, if any, the service, and whether either side has blocked the other. */
export interface Inviting {
  posting: { status: PostingStatus } | null;
  service: { active: boolean };
  isBlocked: boolean;
}

/** Whether an invite is accepted in the call that sends it: at one time, without a posting, where the service allows it. */
export function booksInstantly(invite: {
  service: { instantBooking: boolean };
  posting: unknown;
  alternatives: readonly string[];
}): boolean {
  return invite.service.instantBooking && invite.posting === null && invite.alternatives.length === 0;
}

/** Why a client cannot invite through a service now; null where they can. */
export function whyNotSend({ posting, service, isBlocked }: Inviting): RefusalCode | null {
  const closed = posting && whyNotAnswer(posting);
  if (closed) return closed;
  if (isBlocked) return 'blocked';
  return service.active ? null : 'service_not_active';
}
