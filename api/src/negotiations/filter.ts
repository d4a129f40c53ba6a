import type { TalkKind, TalkStatus } from '@parley/contract/negotiations/states.ts';

export type TalkSort = 'newest' | 'price' | 'days' | 'rating' | 'soonest';

/** Which talks: of one kind, one side's, about one posting, in one status; the latest first unless sorted otherwise. */
export interface TalkFilter {
  kind: TalkKind;
  clientId?: string;
  professionalId?: string;
  postingId?: string;
  status?: TalkStatus;
  sort?: TalkSort;
  id?: string;
  serviceId?: string;
  /** Older than this talk. */
  before?: string;
  limit?: number;
}
