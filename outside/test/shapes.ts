import type Stripe from 'stripe';

// What we send. The schema is derived from these types while the tests run; nothing derived is kept.
export type AccountCreate = Stripe.AccountCreateParams;
export type AccountRetrieve = Stripe.AccountRetrieveParams;
export type AccountCreateLoginLink = Stripe.AccountCreateLoginLinkParams;
export type AccountLinkCreate = Stripe.AccountLinkCreateParams;
export type CheckoutCreate = Stripe.Checkout.SessionCreateParams;
export type CheckoutRetrieve = Stripe.Checkout.SessionRetrieveParams;
export type CheckoutExpire = Stripe.Checkout.SessionExpireParams;
export type CustomerCreate = Stripe.CustomerCreateParams;
export type CustomerUpdate = Stripe.CustomerUpdateParams;
export type CustomerDelete = Stripe.CustomerDeleteParams;
export type CardList = Stripe.CustomerListPaymentMethodsParams;
export type CardDetach = Stripe.PaymentMethodDetachParams;
export type IntentRetrieve = Stripe.PaymentIntentRetrieveParams;
export type ChargeRetrieve = Stripe.ChargeRetrieveParams;
export type ChargeList = Stripe.ChargeListParams;
export type TransferCreate = Stripe.TransferCreateParams;
export type TransferRetrieve = Stripe.TransferRetrieveParams;
export type TransferList = Stripe.TransferListParams;
export type ReversalCreate = Stripe.TransferCreateReversalParams;
export type ReversalList = Stripe.TransferListReversalsParams;
export type RefundCreate = Stripe.RefundCreateParams;
export type RefundRetrieve = Stripe.RefundRetrieveParams;
export type RefundList = Stripe.RefundListParams;
export type DisputeRetrieve = Stripe.DisputeRetrieveParams;
export type DisputeUpdate = Stripe.DisputeUpdateParams;
// Of the bytes the stand-in keeps a text.
export type FileCreate = Omit<Stripe.FileCreateParams, 'file'> & {
  file: { data: string; name: string; type: string };
};
export type BalanceRetrieve = Stripe.BalanceRetrieveParams;
export type MovementRetrieve = Stripe.BalanceTransactionRetrieveParams;
export type MovementList = Stripe.BalanceTransactionListParams;
export type PayoutList = Stripe.PayoutListParams;
export type PayoutRetrieve = Stripe.PayoutRetrieveParams;
export type EventList = Stripe.EventListParams;

// An expandable field stays an id; otherwise one object pulls in the whole API and two types named Card collide.
type Flat<T> = { [Name in keyof T]: Exclude<T[Name], { object: string }> };
type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

export type AccountAnswer = Flat<
  Pick<
    Stripe.Account,
    | 'id'
    | 'object'
    | 'type'
    | 'capabilities'
    | 'charges_enabled'
    | 'controller'
    | 'country'
    | 'created'
    | 'default_currency'
    | 'details_submitted'
    | 'email'
    | 'metadata'
    | 'payouts_enabled'
    | 'requirements'
  >
> & { external_accounts: List<BankAccountAnswer> };

export type BankAccountAnswer = Flat<
  Pick<
    Stripe.BankAccount,
    | 'id'
    | 'object'
    | 'account'
    | 'account_holder_name'
    | 'account_holder_type'
    | 'account_type'
    | 'bank_name'
    | 'country'
    | 'currency'
    | 'default_for_currency'
    | 'fingerprint'
    | 'last4'
    | 'metadata'
    | 'routing_number'
    | 'status'
  >
>;

export type AccountLinkAnswer = Stripe.AccountLink;
export type LoginLinkAnswer = Stripe.LoginLink;

export type CheckoutAnswer = Flat<
  Pick<
    Stripe.Checkout.Session,
    | 'id'
    | 'object'
    | 'amount_subtotal'
    | 'amount_total'
    | 'cancel_url'
    | 'client_reference_id'
    | 'created'
    | 'currency'
    | 'customer'
    | 'expires_at'
    | 'livemode'
    | 'metadata'
    | 'mode'
    | 'payment_intent'
    | 'payment_method_types'
    | 'payment_status'
    | 'status'
    | 'success_url'
    | 'ui_mode'
    | 'url'
  >
>;

export type CustomerAnswer =
  | Flat<Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata'>>
  | Stripe.DeletedCustomer;

export type CardAnswer = Flat<
  Pick<
    Stripe.PaymentMethod,
    'id' | 'object' | 'allow_redisplay' | 'created' | 'customer' | 'livemode' | 'metadata' | 'type'
  >
> & { card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'> };

type CardError = Stripe.PaymentIntent.LastPaymentError;
export type IntentAnswer = Flat<
  Pick<
    Stripe.PaymentIntent,
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_received'
    | 'canceled_at'
    | 'cancellation_reason'
    | 'capture_method'
    | 'confirmation_method'
    | 'created'
    | 'currency'
    | 'customer'
    | 'description'
    | 'latest_charge'
    | 'livemode'
    | 'metadata'
    | 'payment_method_types'
    | 'status'
    | 'transfer_group'
  >
> & { last_payment_error: Pick<CardError, 'type' | 'code' | 'decline_code' | 'message' | 'charge'> | null };

export type ChargeAnswer = Flat<
  Pick<
    Stripe.Charge,
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_captured'
    | 'amount_refunded'
    | 'balance_transaction'
    | 'captured'
    | 'created'
    | 'currency'
    | 'customer'
    | 'description'
    | 'disputed'
    | 'failure_code'
    | 'failure_message'
    | 'livemode'
    | 'metadata'
    | 'paid'
    | 'payment_intent'
    | 'receipt_url'
    | 'refunded'
    | 'status'
    | 'transfer_group'
  >
>;

export type MovementAnswer = Flat<Stripe.BalanceTransaction>;

export type TransferAnswer = Flat<Omit<Stripe.Transfer, 'reversals'>> & { reversals: List<ReversalAnswer> };
export type ReversalAnswer = Flat<Stripe.TransferReversal>;

export type RefundAnswer = Flat<
  Pick<
    Stripe.Refund,
    | 'id'
    | 'object'
    | 'amount'
    | 'balance_transaction'
    | 'charge'
    | 'created'
    | 'currency'
    | 'failure_balance_transaction'
    | 'failure_reason'
    | 'metadata'
    | 'payment_intent'
    | 'reason'
    | 'receipt_number'
    | 'source_transfer_reversal'
    | 'status'
    | 'transfer_reversal'
  >
>;

export type DisputeAnswer = Flat<
  Pick<
    Stripe.Dispute,
    | 'id'
    | 'object'
    | 'amount'
    | 'charge'
    | 'created'
    | 'currency'
    | 'evidence_details'
    | 'is_charge_refundable'
    | 'livemode'
    | 'metadata'
    | 'payment_intent'
    | 'reason'
    | 'status'
  >
> & { balance_transactions: MovementAnswer[] };

export type FileAnswer = Flat<
  Pick<
    Stripe.File,
    'id' | 'object' | 'created' | 'expires_at' | 'filename' | 'purpose' | 'size' | 'title' | 'type' | 'url'
  >
>;

export type BalanceAnswer = Pick<Stripe.Balance, 'object' | 'available' | 'livemode' | 'pending'>;

export type PayoutAnswer = Flat<
  Pick<
    Stripe.Payout,
    | 'id'
    | 'object'
    | 'amount'
    | 'arrival_date'
    | 'automatic'
    | 'balance_transaction'
    | 'created'
    | 'currency'
    | 'description'
    | 'destination'
    | 'failure_balance_transaction'
    | 'failure_code'
    | 'failure_message'
    | 'livemode'
    | 'metadata'
    | 'method'
    | 'source_type'
    | 'status'
    | 'type'
  >
>;

// The object inside an event is checked on its own, by its kind.
export type EventAnswer = Pick<
  Stripe.EventBase,
  | 'id'
  | 'object'
  | 'account'
  | 'api_version'
  | 'created'
  | 'livemode'
  | 'pending_webhooks'
  | 'request'
  | 'type'
> & { data: { object: Record<string, unknown> } };
