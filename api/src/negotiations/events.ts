import type {
  NegotiationAction,
  NegotiationKind,
  NegotiationStatus,
} from '@parley/contract/negotiations/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';

/** A move of a negotiation, as those it concerns are told of it. */
export interface NegotiationEvent {
  negotiationId: string;
  kind: NegotiationKind;
  action: 'send' | NegotiationAction;
  from: NegotiationStatus | null;
  to: NegotiationStatus;
  by: Side | 'clock';
  /** An admin did it in the place of that side. */
  byAdmin?: boolean;
  clientId: string;
  professionalId: string;
  postingId: string | null;
  serviceId: string | null;
  title: string;
  startsAt: string;
  message: string | null;
}

declare module '../platform/events.ts' {
  interface Events {
    'negotiation.sent': NegotiationEvent;
    /** Every move but the acceptance: opened, another time, rejected, declined, withdrawn, expired. */
    'negotiation.moved': NegotiationEvent;
    /** Instead of `negotiation.moved`; the job is made in the same transaction. */
    'negotiation.accepted': NegotiationEvent;
    /** Whose move it is has not moved, and the negotiation ends by itself then. */
    'negotiation.reminder': Omit<
      NegotiationEvent,
      'action' | 'from' | 'to' | 'by' | 'startsAt' | 'message'
    > & {
      turn: SideRole;
      expiresAt: string;
    };
    /** A client wanted to accept, but the professional cannot be paid yet; nothing has changed. */
    'negotiation.payouts_needed': NegotiationEvent;
  }
}
