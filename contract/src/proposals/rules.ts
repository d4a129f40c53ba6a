import { whyNotAnswer } from '../job-postings/rules.ts';
import type { PostingStatus } from '../job-postings/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides about a proposal: the posting, who sends it, and the service it is sent through, if any, and whether either side has blocked the other. */
export interface Proposing {
  posting: { status: PostingStatus };
  profile: { initialised: boolean };
  service: { active: boolean } | null;
  isBlocked: boolean;
}

/** Why a professional cannot send a proposal now; null where they can. One live proposal a posting is the database's to keep. */
export function whyNotSend({ posting, profile, service, isBlocked }: Proposing): RefusalCode | null {
  const closed = whyNotAnswer(posting);
  if (closed) return closed;
  if (isBlocked) return 'blocked';
  if (!profile.initialised) return 'profile_not_initialised';
  return service === null || service.active ? null : 'service_not_active';
}
