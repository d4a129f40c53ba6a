import type Stripe from 'stripe';

// Statuses stay strings: the processor may add new ones, and outcome.ts decides what they mean.
export type Account = ReturnType<typeof accountFrom>;
export type Checkout = ReturnType<typeof checkoutFrom>;
export type Intent = ReturnType<typeof intentFrom>;
export type Refund = ReturnType<typeof refundFrom>;
export type Payout = ReturnType<typeof payoutFrom>;
export type Movement = ReturnType<typeof movementFrom>;
export type Dispute = ReturnType<typeof disputeFrom>;
export type ProcessorEvent = ReturnType<typeof eventFrom>;

export function accountFrom(account: Stripe.Account) {
  const [bank] = account.external_accounts?.data ?? [];
  return {
    id: account.id,
    isSubmitted: account.details_submitted,
    arePayoutsEnabled: account.payouts_enabled,
    transfers: String(account.capabilities?.transfers ?? 'inactive'),
    currentlyDue: account.requirements?.currently_due ?? [],
    pastDue: account.requirements?.past_due ?? [],
    disabledReason: textOf(account.requirements?.disabled_reason),
    bank: bank?.object === 'bank_account' ? bankFrom(bank) : null,
  };
}

function bankFrom({ bank_name, last4, currency, status }: Stripe.BankAccount) {
  return { bankName: bank_name, last4, currency, status };
}

export function checkoutFrom(session: Stripe.Checkout.Session) {
  return {
    id: session.id,
    status: String(session.status),
    paymentStatus: String(session.payment_status),
    intentId: idOf(session.payment_intent),
    amountCents: session.amount_total,
    currency: session.currency,
    paymentId: session.client_reference_id,
    expiresAt: at(session.expires_at),
    /** Null once it is closed. */
    url: session.url,
  };
}

/** As a list, empty for what isn't a card. */
export function cardFrom({ id, card }: Stripe.PaymentMethod) {
  if (!card) return [];
  return [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }];
}

function chargeFrom(charge: Stripe.Charge) {
  const movement = typeof charge.balance_transaction === 'object' ? charge.balance_transaction : null;
  return {
    id: charge.id,
    status: String(charge.status),
    amountCents: charge.amount,
    currency: charge.currency,
    refundedCents: charge.amount_refunded,
    isDisputed: charge.disputed,
    createdAt: at(charge.created),
    receiptUrl: charge.receipt_url,
    movement: movement && movementFrom(movement),
  };
}

export function transferFrom(transfer: Stripe.Transfer) {
  return {
    id: transfer.id,
    amountCents: transfer.amount,
    reversedCents: transfer.amount_reversed,
    accountId: idOf(transfer.destination),
    chargeId: idOf(transfer.source_transaction),
    movementId: idOf(transfer.balance_transaction),
    metadata: transfer.metadata,
    createdAt: at(transfer.created),
  };
}

export function refundFrom(refund: Stripe.Refund) {
  return {
    id: refund.id,
    status: refund.status ?? 'pending',
    amountCents: refund.amount,
    failure: refund.failure_reason ?? null,
    chargeId: idOf(refund.charge),
    intentId: idOf(refund.payment_intent),
    movementId: idOf(refund.balance_transaction),
    failureMovementId: idOf(refund.failure_balance_transaction),
    metadata: refund.metadata ?? {},
    createdAt: at(refund.created),
  };
}

export function movementFrom(movement: Stripe.BalanceTransaction) {
  return {
    id: movement.id,
    type: String(movement.type),
    amountCents: movement.amount,
    feeCents: movement.fee,
    netCents: movement.net,
    currency: movement.currency,
    sourceId: idOf(movement.source),
    createdAt: at(movement.created),
    availableAt: at(movement.available_on),
  };
}

/** Enough to find the row; the state is then fetched, never read from the event. */
export function eventFrom(event: Stripe.Event) {
  const about: object = event.data.object;
  return {
    id: event.id,
    type: String(event.type),
    accountId: event.account ?? null,
    createdAt: at(event.created),
    subject: {
      kind: idIn(about, 'object'),
      id: idIn(about, 'id'),
      intentId: idIn(about, 'payment_intent'),
      chargeId: idIn(about, 'charge'),
      paymentId: idIn(about, 'client_reference_id'),
      transferGroup: idIn(about, 'transfer_group'),
    },
  };
}

export function intentFrom(intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: String(intent.status),
    amountCents: intent.amount,
    /** Why the last attempt failed, worded for the payer; null if it did not. */
    failure: intent.last_payment_error ? (intent.last_payment_error.message ?? 'declined') : null,
    transferGroup: intent.transfer_group,
    metadata: intent.metadata,
    charge: charge && chargeFrom(charge),
  };
}

export function reversalFrom(reversal: Stripe.TransferReversal) {
  return {
    id: reversal.id,
    amountCents: reversal.amount,
    transferId: idOf(reversal.transfer),
    movementId: idOf(reversal.balance_transaction),
    metadata: reversal.metadata ?? {},
    createdAt: at(reversal.created),
  };
}

export function disputeFrom(dispute: Stripe.Dispute) {
  return {
    id: dispute.id,
    status: String(dispute.status),
    amountCents: dispute.amount,
    chargeId: idOf(dispute.charge),
    intentId: idOf(dispute.payment_intent),
    reason: dispute.reason,
    evidenceBy: dispute.evidence_details?.due_by ? at(dispute.evidence_details.due_by) : null,
    movements: dispute.balance_transactions.map(movementFrom),
    metadata: dispute.metadata,
    createdAt: at(dispute.created),
  };
}

export function payoutFrom(payout: Stripe.Payout) {
  return {
    id: payout.id,
    status: payout.status,
    amountCents: payout.amount,
    failure: payout.failure_message,
    arrivesAt: at(payout.arrival_date),
    createdAt: at(payout.created),
  };
}

function textOf(word: string | null | undefined): string | null {
  return word ?? null;
}

function idIn(about: object, name: string): string | null {
  const value: unknown = Object.entries(about).find(([field]) => field === name)?.[1];
  return typeof value === 'string' ? value : null;
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
}

/** Of a balance, what is in this currency. */
export function partIn(parts: { amount: number; currency: string }[], currency: string): number {
  return parts.filter((part) => part.currency === currency).reduce((sum, { amount }) => sum + amount, 0);
}

function at(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
