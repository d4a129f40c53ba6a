import type { Move } from '../moves.ts';

export const PAYMENT_STATUSES = ['UNPAID', 'PENDING', 'PAID', 'FAILED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const SETTLEMENTS = ['NONE', 'HELD', 'RELEASED', 'REFUNDED', 'SPLIT'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
/** Whether the client has all of it back. */
export const isGivenBack = (settlement: Settlement) => settlement === 'REFUNDED';
export const CALL_KINDS = ['transfer', 'reversal', 'refund', 'expire_checkout', 'evidence'] as const;
export type CallKind = (typeof CALL_KINDS)[number];
/** WAITING: for an account or for money; STUCK: refused, and an admin's to look at. */
export const CALL_STATUSES = ['PENDING', 'WAITING', 'STUCK', 'DONE', 'CANCELLED'] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];
/** Whether nothing more comes of a call. */
export const isOverCall = (status: CallStatus) => status === 'DONE' || status === 'CANCELLED';
/** Whether the processor refused a call. */
export const isStuckCall = (status: CallStatus) => status === 'STUCK';
export const PAYOUT_STEPS = ['NONE', 'PENDING', 'DONE', 'STUCK'] as const;
export const ACCOUNT_STATUSES = ['NONE', 'PENDING', 'ENABLED', 'RESTRICTED'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
export const canBePaidOut = (status: AccountStatus) => status === 'ENABLED';
/** Whether the processor still waits for details of an account, or looks at them. */
export const isUnderReview = (status: AccountStatus) => status === 'PENDING';
export const hasAccount = (status: AccountStatus) => status !== 'NONE';

/** Whether the processor has not settled it yet. */
export const isPending = (status: PaymentStatus) => status === 'PENDING';
/** How a charge differs from its payment; `second`: the payment was made already. */
export const DIFFERENCES = ['amount', 'currency', 'reference', 'second'] as const;
export type Difference = (typeof DIFFERENCES)[number];

export type PaymentAction = 'open_checkout' | 'wait' | 'pay' | 'fail' | 'abandon';
export type PaymentActor = 'client' | 'processor' | 'clock';
export type SettlementAction =
  | 'hold'
  | 'release'
  | 'refund'
  | 'split'
  | 'charge_back'
  | 'take_back_all'
  | 'take_back_part';

/** Decided by the processor's fetched objects, never by the order of its events; PAID is final. */
export const PAYMENT_MOVES: readonly Move<PaymentStatus, PaymentAction, PaymentActor>[] = [
  { action: 'open_checkout', from: ['UNPAID', 'FAILED', 'PENDING'], by: ['client'], to: 'PENDING' },
  { action: 'wait', from: ['UNPAID', 'PENDING', 'FAILED'], by: ['processor'], to: 'PENDING' },
  { action: 'pay', from: ['UNPAID', 'PENDING', 'FAILED'], by: ['processor'], to: 'PAID' },
  { action: 'fail', from: ['UNPAID', 'PENDING', 'FAILED'], by: ['processor'], to: 'FAILED' },
  { action: 'abandon', from: ['PENDING', 'FAILED', 'UNPAID'], by: ['processor', 'clock'], to: 'UNPAID' },
];

export const SETTLEMENT_MOVES: readonly Move<Settlement, SettlementAction, 'processor' | 'platform'>[] = [
  { action: 'hold', from: ['NONE'], by: ['processor'], to: 'HELD' },
  { action: 'release', from: ['HELD'], by: ['platform'], to: 'RELEASED' },
  { action: 'refund', from: ['HELD'], by: ['platform'], to: 'REFUNDED' },
  { action: 'split', from: ['HELD'], by: ['platform'], to: 'SPLIT' },
  // The client's bank took all of it.
  { action: 'charge_back', from: ['HELD'], by: ['platform'], to: 'REFUNDED' },
  // Refunds by an admin after the release.
  { action: 'take_back_all', from: ['RELEASED', 'SPLIT'], by: ['platform'], to: 'REFUNDED' },
  { action: 'take_back_part', from: ['RELEASED', 'SPLIT'], by: ['platform'], to: 'SPLIT' },
];

/** Of a payment that the client's bank took back. OPEN: the bank has not decided; WON: the payment stands; LOST: the client has the money back. */
export const CHARGEBACK_STATUSES = ['OPEN', 'WON', 'LOST'] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];
export const isOpenChargeback = (status: ChargebackStatus) => status === 'OPEN';
export const isLostChargeback = (status: ChargebackStatus) => status === 'LOST';

const WON = new Set(['won', 'warning_closed', 'prevented']);

/** By the processor's word; whatever isn't decided is open, words that come later included. */
export function chargebackStatusOf(word: string): ChargebackStatus {
  if (word === 'lost') return 'LOST';
  return WON.has(word) ? 'WON' : 'OPEN';
}
