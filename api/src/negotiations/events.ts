import type { TalkAction, TalkKind, TalkStatus } from '@parley/contract/negotiations/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';

/** A move of a talk, as those it concerns are told of it. */
export interface TalkEvent {
  talkId: string;
  kind: TalkKind;
  action: 'send' | TalkAction;
  from: TalkStatus | null;
  to: TalkStatus;
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
    'talk.sent': TalkEvent;
    /** Every move but the acceptance: opened, another time, rejected, declined, withdrawn, expired. */
    'talk.moved': TalkEvent;
    /** Instead of `talk.moved`; the job is made in the same transaction. */
    'talk.accepted': TalkEvent;
    /** Whose move it is has not moved, and the talk ends by itself then. */
    'talk.reminder': Omit<TalkEvent, 'action' | 'from' | 'to' | 'by' | 'startsAt' | 'message'> & {
      turn: SideRole;
      expiresAt: string;
    };
    /** A client wanted to accept, but the professional cannot be paid yet; nothing has changed. */
    'talk.payouts_needed': TalkEvent;
  }
}
