import type { Side } from '../sides.ts';
import type { Move } from '../moves.ts';

export const TALK_STATUSES = [
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
export type TalkStatus = (typeof TALK_STATUSES)[number];
export const OPEN_TALK_STATUSES = [
  'SENT',
  'READ',
  'RESCHEDULE',
  'RESCHEDULE_PRO',
  'RESCHEDULE_REJECTED',
] as const;

/** Whether the talk still waits for somebody. */
export function isOpenTalk(status: TalkStatus): boolean {
  return OPEN_TALK_STATUSES.some((open) => open === status);
}

/** How many of one's own talks come at once. */
export const TALKS_AT_ONCE = 100;

export const TALK_KINDS = ['PROPOSAL', 'INVITE'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];
export const TALK_ACTIONS = [
  'open',
  'accept',
  'reschedule',
  'reject_reschedule',
  'decline',
  'withdraw',
  'expire',
] as const;
/** What people answer; opening happens by reading, and expiring by the clock. */
export const TALK_ANSWERS = [
  'accept',
  'reschedule',
  'reject_reschedule',
  'decline',
  'withdraw',
] as const satisfies readonly (typeof TALK_ACTIONS)[number][];
export type TalkAction = (typeof TALK_ACTIONS)[number];
/** Everybody is one of client, professional and clock, and client and professional also one of sender and recipient. */
export type TalkParty = Side | 'sender' | 'recipient' | 'clock';

/** The talk between a client and a professional: who asked for another time is in the status itself. */
export const TALK_MOVES: readonly Move<TalkStatus, TalkAction, TalkParty>[] = [
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
  { action: 'decline', from: OPEN_TALK_STATUSES, by: ['recipient'], to: 'DECLINED' },
  { action: 'withdraw', from: OPEN_TALK_STATUSES, by: ['sender'], to: 'WITHDRAWN' },
  { action: 'expire', from: OPEN_TALK_STATUSES, by: ['clock'], to: 'EXPIRED' },
];

/** Who a person is in a talk: a proposal is sent by the professional, an invite by the client. */
export function partiesOf(kind: TalkKind, side: Side): readonly TalkParty[] {
  const sends = (kind === 'PROPOSAL') === (side === 'professional');
  return [side, sends ? 'sender' : 'recipient'];
}
