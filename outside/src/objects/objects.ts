/** Stripe's objects on the wire, with the fields that anybody here reads. */
export type Metadata = Record<string, string>;

interface Requirements {
  alternatives: null;
  current_deadline: number | null;
  currently_due: string[];
  disabled_reason: string | null;
  errors: never[];
  eventually_due: string[];
  past_due: string[];
  pending_verification: string[];
}

export interface BankAccount {
  id: string;
  object: 'bank_account';
  account: string;
  account_holder_name: string | null;
  account_holder_type: string | null;
  account_type: string | null;
  bank_name: string;
  country: string;
  currency: string;
  default_for_currency: boolean;
  fingerprint: string;
  last4: string;
  metadata: Metadata;
  routing_number: string | null;
  status: 'new' | 'verified' | 'errored';
}

export interface Account {
  id: string;
  object: 'account';
  type: 'express';
  capabilities: { transfers: 'active' | 'inactive' | 'pending' };
  charges_enabled: boolean;
  controller: {
    type: 'application';
    is_controller: true;
    fees: { payer: 'application' };
    losses: { payments: 'application' };
    requirement_collection: 'stripe';
    stripe_dashboard: { type: 'express' };
  };
  country: string;
  created: number;
  default_currency: string;
  details_submitted: boolean;
  email: string | null;
  external_accounts: { object: 'list'; data: BankAccount[]; has_more: false; url: string };
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: Requirements;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  /** Null where a card is saved without paying. */
  amount_subtotal: number | null;
  amount_total: number | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string | null;
  expires_at: number;
  livemode: false;
  metadata: Metadata;
  mode: 'payment' | 'setup';
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  ui_mode: 'hosted_page';
  url: string | null;
}

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  email: string | null;
  livemode: false;
  metadata: Metadata;
}

/** A saved card; without a customer once it is detached. */
export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  allow_redisplay: 'always';
  card: { brand: string; exp_month: number; exp_year: number; last4: string };
  created: number;
  customer: string | null;
  livemode: false;
  metadata: Metadata;
  type: 'card';
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: 'expired' | null;
  capture_method: 'automatic';
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: {
    type: 'card_error';
    code: string;
    decline_code: string;
    message: string;
    charge: string;
  } | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  payment_method_types: string[];
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled' | 'succeeded';
  transfer_group: string | null;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  captured: boolean;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  receipt_url: string | null;
  refunded: boolean;
  status: 'failed' | 'succeeded';
  transfer_group: string | null;
}

export interface Movement {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  balance_type: 'payments';
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: {
    amount: number;
    application: null;
    currency: string;
    description: string;
    type: 'stripe_fee';
  }[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available' | 'pending';
  type: MovementType;
}

export type MovementType =
  | 'charge'
  | 'refund'
  | 'refund_failure'
  | 'transfer'
  | 'transfer_refund'
  | 'payment'
  | 'payment_refund'
  | 'adjustment'
  | 'payout'
  | 'payout_failure'
  | 'stripe_fee';

export interface Transfer {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  balance_transaction: string;
  created: number;
  currency: string;
  description: string | null;
  destination: string;
  destination_payment: string;
  livemode: false;
  metadata: Metadata;
  reversals: { object: 'list'; data: Reversal[]; has_more: false; url: string };
  reversed: boolean;
  source_transaction: string | null;
  source_type: 'card';
  transfer_group: string | null;
}

export interface Reversal {
  id: string;
  object: 'transfer_reversal';
  amount: number;
  balance_transaction: string;
  created: number;
  currency: string;
  destination_payment_refund: string;
  metadata: Metadata;
  source_refund: null;
  transfer: string;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string;
  charge: string;
  created: number;
  currency: string;
  failure_balance_transaction?: string;
  failure_reason?: string;
  metadata: Metadata;
  payment_intent: string;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'pending' | 'succeeded' | 'failed';
  transfer_reversal: null;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: Movement[];
  charge: string;
  created: number;
  currency: string;
  evidence_details: {
    due_by: number | null;
    enhanced_eligibility: Record<never, never>;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
    submission_method: 'manual' | 'not_submitted';
  };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

/** An uploaded file; of its bytes only the size and the hash are kept. */
export interface UploadedFile {
  id: string;
  object: 'file';
  created: number;
  expires_at: number | null;
  filename: string | null;
  purpose: 'dispute_evidence';
  size: number;
  title: string | null;
  type: string;
  url: string | null;
}

export interface Payout {
  id: string;
  object: 'payout';
  amount: number;
  arrival_date: number;
  automatic: boolean;
  balance_transaction: string;
  created: number;
  currency: string;
  description: string | null;
  destination: string | null;
  failure_balance_transaction: string | null;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  method: 'standard';
  source_type: 'card';
  status: 'paid' | 'failed';
  type: 'bank_account';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: StoredObject };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The line items and payment fields of a session, which are not part of its object. */
export interface Basket {
  id: string;
  object: 'basket';
  created: number;
  items: { name: string; description?: string | null; quantity: number; amount: number }[];
  transferGroup: string | null;
  metadata: Metadata;
  description: string | null;
  /** Absent where it was stored before there were any. */
  note?: string | null;
  /** Whether the page offers to keep the card. */
  maySave?: boolean;
  /** The last digits of the card to keep, once it is accepted. */
  toSave?: string;
}

/** A single-use link into /onboard. */
export interface OnboardingLink {
  id: string;
  object: 'doorway';
  account: string;
  created: number;
  expires_at: number;
  refresh_url: string | null;
  return_url: string | null;
  used: boolean;
}

export interface Kinds {
  account: Account;
  bank_account: BankAccount;
  customer: Customer;
  payment_method: PaymentMethod;
  'checkout.session': Session;
  payment_intent: Intent;
  charge: Charge;
  balance_transaction: Movement;
  transfer: Transfer;
  transfer_reversal: Reversal;
  refund: Refund;
  dispute: Dispute;
  file: UploadedFile;
  payout: Payout;
  event: StripeEvent;
  basket: Basket;
  doorway: OnboardingLink;
}
export type Kind = keyof Kinds;
export type StoredObject = Kinds[Kind];
