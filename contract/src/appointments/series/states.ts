import type { Move } from '../../moves.ts';
import type { Side } from '../../sides.ts';

/** How often a series of consultations takes place. */
export const RHYTHMS = ['WEEKLY', 'EVERY_SECOND_WEEK', 'MONTHLY'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** VOID: its job was over before an answer. Once ACCEPTED, its consultations move by the table of agreed ones. */
export const SERIES_STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

export const SERIES_ANSWERS = ['accept', 'decline', 'withdraw', 'shorten'] as const;
export type SeriesAnswer = (typeof SERIES_ANSWERS)[number];
export type SeriesAction = SeriesAnswer | 'expire' | 'void';
/** The sender asked for the series, and the recipient is the other side of the job. */
export type SeriesActor = 'sender' | 'recipient' | Side | 'clock';

export const SERIES_MOVES: readonly Move<SeriesState, SeriesAction, SeriesActor>[] = [
  { action: 'accept', from: ['OPEN'], by: ['recipient'], to: 'ACCEPTED' },
  { action: 'decline', from: ['OPEN'], by: ['recipient'], to: 'DECLINED' },
  { action: 'withdraw', from: ['OPEN'], by: ['sender'], to: 'WITHDRAWN' },
  { action: 'expire', from: ['OPEN'], by: ['clock'], to: 'EXPIRED' },
  { action: 'void', from: ['OPEN'], by: ['clock'], to: 'VOID' },
  { action: 'shorten', from: ['ACCEPTED'], by: ['client', 'professional'], to: 'ACCEPTED' },
];
