import type {
  NegotiationAction,
  NegotiationKind,
  NegotiationStatus,
} from '@parley/contract/negotiations/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';

export interface NegotiationEvent {
  negotiationId: string;
  kind: NegotiationKind;
  action: 'send' | NegotiationAction;
  from: NegotiationStatus | null;
  to: NegotiationStatus;
  by: Side | 'clock';
  /** An admin did it on behalf of that side. */
  byAdmin?: boolean;
  clientId: string;
  professionalId: string;
  postingId: string | null;
  serviceId: string | null;
  title: string;
  startsAt: string;
  alternatives: string[];
  message: string | null;
}

declare module '../platform/events.ts' {
  interface Events {
    'negotiation.sent': NegotiationEvent;
    /** Every move except the acceptance; a message, too, which moves nothing. */
    'negotiation.moved': NegotiationEvent;
    /** Instead of `negotiation.moved`; the job is created in the same transaction. */
    'negotiation.accepted': NegotiationEvent;
    /** Whoever's turn it is has not responded, and it expires then. */
    'negotiation.reminder': Omit<
      NegotiationEvent,
      'action' | 'from' | 'to' | 'by' | 'startsAt' | 'alternatives' | 'message'
    > & {
      turn: SideRole;
      expiresAt: string;
    };
    /** A client tried to accept or to book, but the professional cannot be paid yet; nothing changed. */
    'negotiation.payouts_needed': Pick<NegotiationEvent, 'clientId' | 'professionalId' | 'title'>;
  }
}
