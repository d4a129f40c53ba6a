import type { Side } from '@parley/contract/sides.ts';

interface OfferEvent {
  jobId: string;
  offerId: string;
  clientId: string;
  professionalId: string;
  title: string;
  amountCents: number;
  /** Null where a client only named a price. */
  estimatedDays: number | null;
}

interface Circumstances {
  message: string | null;
  /** Done on behalf of a side. */
  byAdmin: boolean;
}

declare module '../platform/events.ts' {
  interface Events {
    /** A professional's stands from now on; a client's asks for other terms. */
    'offer.made': OfferEvent & { by: Side } & Circumstances;
    /** The professional answered what the client asked for. */
    'offer.answered': OfferEvent & { action: 'accept' | 'decline' } & Circumstances;
  }
}
