import { type Side, SIDES } from '../sides.ts';
import type { Move } from '../moves.ts';

export const NEGOTIATION_STATUSES = [
  'SENT',
  'READ',
  'RESCHEDULE',
  'RESCHEDULE_PRO',
  'RESCHEDULE_REJECTED',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
export type NegotiationStatus = (typeof NEGOTIATION_STATUSES)[number];
export const OPEN_NEGOTIATION_STATUSES = [
  'SENT',
  'READ',
  'RESCHEDULE',
  'RESCHEDULE_PRO',
  'RESCHEDULE_REJECTED',
] as const;

export function isOpenNegotiation(status: NegotiationStatus): boolean {
  return OPEN_NEGOTIATION_STATUSES.some((open) => open === status);
}

/** Nobody has asked for another time or answered yet: its terms are new to the recipient. */
export const isNew = (status: NegotiationStatus): boolean => status === 'SENT' || status === 'READ';

/** The size of a page of one's own negotiations. */
export const NEGOTIATIONS_PER_PAGE = 100;

export const NEGOTIATION_KINDS = ['PROPOSAL', 'INVITE'] as const;
export type NegotiationKind = (typeof NEGOTIATION_KINDS)[number];
export const NEGOTIATION_ACTIONS = [
  'open',
  'accept',
  'reschedule',
  'reject_reschedule',
  'decline',
  'withdraw',
  'write',
  'expire',
] as const;
/** What people respond; reading opens it, and the clock expires it. */
export const NEGOTIATION_RESPONSES = [
  'accept',
  'reschedule',
  'reject_reschedule',
  'decline',
  'withdraw',
  'write',
] as const satisfies readonly (typeof NEGOTIATION_ACTIONS)[number][];
export type NegotiationAction = (typeof NEGOTIATION_ACTIONS)[number];
/** Every actor is a client, a professional or the clock; the first two are also sender or recipient. */
export type NegotiationActor = Side | 'sender' | 'recipient' | 'clock';

/** What a consultation that is not agreed yet has, too. */
export type SharedAction = Exclude<NegotiationAction, 'write'>;

/** Finding a time that suits both; the status itself says who asked for another one. */
export const SHARED_MOVES: readonly Move<NegotiationStatus, SharedAction, NegotiationActor>[] = [
  { action: 'open', from: ['SENT'], by: ['recipient'], to: 'READ' },
  { action: 'accept', from: ['SENT', 'READ'], by: ['recipient'], to: 'ACCEPTED' },
  { action: 'accept', from: ['RESCHEDULE'], by: ['client'], to: 'ACCEPTED' },
  { action: 'accept', from: ['RESCHEDULE_PRO'], by: ['professional'], to: 'ACCEPTED' },
  {
    action: 'reschedule',
    from: ['SENT', 'READ', 'RESCHEDULE_REJECTED', 'RESCHEDULE_PRO'],
    by: ['professional'],
    to: 'RESCHEDULE',
  },
  {
    action: 'reschedule',
    from: ['SENT', 'READ', 'RESCHEDULE_REJECTED', 'RESCHEDULE'],
    by: ['client'],
    to: 'RESCHEDULE_PRO',
  },
  { action: 'reject_reschedule', from: ['RESCHEDULE'], by: ['client'], to: 'RESCHEDULE_REJECTED' },
  { action: 'reject_reschedule', from: ['RESCHEDULE_PRO'], by: ['professional'], to: 'RESCHEDULE_REJECTED' },
  { action: 'decline', from: OPEN_NEGOTIATION_STATUSES, by: ['recipient'], to: 'DECLINED' },
  { action: 'withdraw', from: OPEN_NEGOTIATION_STATUSES, by: ['sender'], to: 'WITHDRAWN' },
  { action: 'expire', from: OPEN_NEGOTIATION_STATUSES, by: ['clock'], to: 'EXPIRED' },
];

/**
 * The moves of a negotiation. An invite that books instantly is accepted in the call that sends it. A message is no move:
 * everything stays as it was.
 */
export const NEGOTIATION_MOVES: readonly Move<NegotiationStatus, NegotiationAction, NegotiationActor>[] = [
  ...SHARED_MOVES,
  { action: 'accept', from: ['SENT'], by: ['clock'], to: 'ACCEPTED' },
  ...OPEN_NEGOTIATION_STATUSES.map((status) => ({
    action: 'write' as const,
    from: [status],
    by: SIDES,
    to: status,
  })),
];

/** A side's parties: proposals are sent by the professional, invitations by the client. */
export function actorsOf(kind: NegotiationKind, side: Side): readonly NegotiationActor[] {
  const sends = (kind === 'PROPOSAL') === (side === 'professional');
  return [side, sends ? 'sender' : 'recipient'];
}
