import { whyNotAnswer } from '../job-postings/rules.ts';
import type { PostingStatus } from '../job-postings/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides about an invite: the posting it is for, if any, and the service. */
export interface Inviting {
  posting: { status: PostingStatus } | null;
  service: { active: boolean };
}

/** Why a client cannot invite through a service now; null where they can. */
export function whyNotSend({ posting, service }: Inviting): RefusalCode | null {
  const closed = posting && whyNotAnswer(posting);
  return closed ?? (service.active ? null : 'service_not_active');
}
