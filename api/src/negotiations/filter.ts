import type { NegotiationKind, NegotiationStatus } from '@parley/contract/negotiations/states.ts';

export type NegotiationSort = 'newest' | 'price' | 'days' | 'rating' | 'soonest';

/** Latest first unless `sort` is set. */
export interface NegotiationFilter {
  kind: NegotiationKind;
  clientId?: string;
  professionalId?: string;
  postingId?: string;
  status?: NegotiationStatus;
  sort?: NegotiationSort;
  id?: string;
  serviceId?: string;
  /** Older than this negotiation. */
  before?: string;
  limit?: number;
}
