import type { Move } from '../moves.ts';

/** VOID: what it was about has changed since, such as the held sum; EXPIRED: nobody answered. Neither moves any money. */
export const RESOLUTION_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID'] as const;
export type ResolutionState = (typeof RESOLUTION_STATES)[number];

export const RESOLUTION_ANSWERS = ['accept', 'decline', 'withdraw'] as const;
export type ResolutionAnswer = (typeof RESOLUTION_ANSWERS)[number];
export type ResolutionAction = ResolutionAnswer | 'expire' | 'void';
/** The sender made the suggestion, and the recipient is the other side of the job. */
export type ResolutionActor = 'sender' | 'recipient' | 'clock';

export const RESOLUTION_MOVES: readonly Move<ResolutionState, ResolutionAction, ResolutionActor>[] = [
  { action: 'accept', from: ['OPEN'], by: ['recipient'], to: 'ACCEPTED' },
  { action: 'decline', from: ['OPEN'], by: ['recipient'], to: 'DECLINED' },
  { action: 'withdraw', from: ['OPEN'], by: ['sender'], to: 'WITHDRAWN' },
  { action: 'expire', from: ['OPEN'], by: ['clock'], to: 'EXPIRED' },
  { action: 'void', from: ['OPEN'], by: ['clock'], to: 'VOID' },
];
