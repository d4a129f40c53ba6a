import type { Currency } from '@parley/contract/money.ts';
import Stripe from 'stripe';
import { processorAnswers, processorSeconds } from '../../platform/observe/metrics.ts';
import { customerCalls } from './customer-calls.ts';
import { verifyWebhook } from './verify-webhook.ts';
import {
  accountFrom,
  checkoutFrom,
  disputeFrom,
  eventFrom,
  intentFrom,
  movementFrom,
  partIn,
  payoutFrom,
  refundFrom,
  reversalFrom,
  transferFrom,
} from './processor-objects.ts';

export interface ProcessorSettings {
  apiUrl: string;
  secretKey: string;
  /** What is paid and transferred in. */
  currency: Currency;
  /** The platform's, the Connect endpoint's, and during a rotation a third one. */
  webhookSecrets: string[];
  timeoutMs: number;
}

type Metadata = Record<string, string>;

/** `key` goes out as the Idempotency-Key, exactly as given. */
interface Idempotent {
  key: string;
}

export type Processor = ReturnType<typeof createProcessor>;

/**
 * The card processor, through stripe-node. Amounts are integer cents of the currency, instants ISO 8601 in UTC; errors are the
 * library's own, for `classify` to judge.
 */
export function createProcessor(settings: ProcessorSettings) {
  const { apiUrl, secretKey, webhookSecrets, timeoutMs } = settings;
  const currency = settings.currency.toLowerCase();
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    // Our outbox retries; retries inside the library would hide what happened.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  stripe.on('response', ({ status, elapsed }: Stripe.ResponseEvent) => {
    processorAnswers.inc({ status });
    processorSeconds.observe(elapsed / 1000);
  });
  return {
    ...accountCalls(stripe),
    ...checkoutCalls(stripe, currency),
    ...customerCalls(stripe, currency),
    ...transferCalls(stripe, currency),
    ...refundCalls(stripe),
    ...disputeCalls(stripe),
    ...balanceCalls(stripe, currency),
    /** Throws unless one of the secrets verifies the signature. */
    readEvent: (rawBody: Buffer | string, signature: string) =>
      eventFrom(verifyWebhook(stripe, webhookSecrets, rawBody, signature)),
    /** Undelivered events of the last 30 days; a connected account's by its id. */
    async listUndeliveredEvents(accountId?: string) {
      const events = stripe.events.list({ delivery_success: false, limit: 100 }, actingAs(accountId));
      return Array.fromAsync(events, eventFrom);
    },
    async listWebhookEndpoints() {
      const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
      return data.map((each) => ({
        url: each.url,
        isEnabled: each.status === 'enabled',
        events: each.enabled_events,
      }));
    },
  };
}

const WAITING = new Set([
  'balance_insufficient',
  'insufficient_capabilities_for_transfer',
  // A refund waits for what the bank decides.
  'charge_disputed',
]);

/**
 * `retry`: outcome unknown or processor busy; same key again, later. `wait`: refused for now. The refusal is stored
 * under its key, so the next try needs the next key. `stop`: refused, needs a person. `ours`: nothing that the
 * processor said (the database, a bug): it may have done what we asked for, so it says nothing about the money.
 */
export function classify(error: unknown): 'retry' | 'wait' | 'stop' | 'ours' {
  const { StripeError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  if (!(error instanceof StripeError)) return 'ours';
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError) return 'retry';
  if (error instanceof StripeAPIError || isKeyInUse(error)) return 'retry';
  return WAITING.has(error.code ?? '') ? 'wait' : 'stop';
}

/** Whether a refund was refused because the client's bank disputes the charge, or did. */
export const isOfDisputed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';

export const isRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeError;

/** Whether the processor gives this answer again to a repetition with the same key, although it only failed. */
export const isRepeated = (error: unknown): boolean => error instanceof Stripe.errors.StripeAPIError;

/** Whether a key was used for something else before: what we send has changed since (somebody has a new name). */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError && !isKeyInUse(error);

/** Whether a request with the same key is still being answered: it makes what is asked for. */
export const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use';

export function lacksBalance(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'balance_insufficient';
}

export function refusesCountry(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'country';
}

function accountCalls(stripe: Stripe) {
  return {
    async createAccount({
      userId,
      email,
      country,
      key,
    }: { userId: string; email: string; country: string } & Idempotent) {
      const account = await stripe.accounts.create(
        {
          country,
          email,
          controller: {
            stripe_dashboard: { type: 'express' },
            fees: { payer: 'application' },
            losses: { payments: 'application' },
          },
          capabilities: { transfers: { requested: true } },
          metadata: { userId },
        },
        { idempotencyKey: key },
      );
      return accountFrom(account);
    },
    retrieveAccount: async (accountId: string) => accountFrom(await stripe.accounts.retrieve(accountId)),
    /** Single-use and short-lived: never store it. */
    async accountLink({
      accountId,
      refreshUrl,
      returnUrl,
    }: {
      accountId: string;
      refreshUrl: string;
      returnUrl: string;
    }) {
      const link = await stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        refresh_url: refreshUrl,
        return_url: returnUrl,
      });
      return { url: link.url };
    },
    async loginLink(accountId: string) {
      return { url: (await stripe.accounts.createLoginLink(accountId)).url };
    },
  };
}

interface NewCheckout extends Idempotent {
  jobId: string;
  paymentId: string;
  amountCents: number;
  /** Shown on the processor's page: what is paid, what for, and what becomes of the money. */
  title: string;
  about: string;
  note: string;
  /** The payer, whose saved cards the page offers, and whose address it knows. */
  customerId: string;
  successUrl: string;
  cancelUrl: string;
  /** 30 minutes to 24 hours ahead in real time; identical for every try with the same key. */
  expiresAt: string;
}

function checkoutCalls(stripe: Stripe, currency: string) {
  return {
    async createCheckout({
      jobId,
      paymentId,
      amountCents,
      title,
      about,
      note,
      customerId,
      successUrl,
      cancelUrl,
      expiresAt,
      key,
    }: NewCheckout) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: paymentId,
          customer: customerId,
          // The page offers to keep the card; whoever says yes finds it there next time.
          saved_payment_method_options: { payment_method_save: 'enabled' },
          custom_text: { submit: { message: note } },
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(Date.parse(expiresAt) / 1000),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: amountCents,
                product_data: { name: title, description: about },
              },
            },
          ],
          payment_intent_data: { transfer_group: groupOf(jobId), metadata: { jobId, paymentId } },
        },
        { idempotencyKey: key },
      );
      return checkoutFrom(session);
    },
    retrieveCheckout: async (checkoutId: string) =>
      checkoutFrom(await stripe.checkout.sessions.retrieve(checkoutId)),
    /** Throws unless it is open; then fetch it to see how it ended. */
    expireCheckout: async (checkoutId: string) =>
      checkoutFrom(await stripe.checkout.sessions.expire(checkoutId)),
    /** With its latest charge and, once known, the charge's fee. */
    async retrieveIntent(intentId: string) {
      const expand = ['latest_charge.balance_transaction'];
      return intentFrom(await stripe.paymentIntents.retrieve(intentId, { expand }));
    },
  };
}

interface NewTransfer extends Idempotent {
  amountCents: number;
  accountId: string;
  chargeId: string;
  jobId: string;
  metadata: Metadata;
}

function transferCalls(stripe: Stripe, currency: string) {
  return {
    async createTransfer({ amountCents, accountId, chargeId, jobId, metadata, key }: NewTransfer) {
      const transfer = await stripe.transfers.create(
        {
          amount: amountCents,
          currency,
          destination: accountId,
          source_transaction: chargeId,
          transfer_group: groupOf(jobId),
          metadata,
        },
        { idempotencyKey: key },
      );
      return transferFrom(transfer);
    },
    async listTransfers({ jobId }: { jobId: string }) {
      const transfers = stripe.transfers.list({ transfer_group: groupOf(jobId), limit: 100 });
      return Array.fromAsync(transfers, transferFrom);
    },
    async listReversals({ transferId }: { transferId: string }) {
      const reversals = stripe.transfers.listReversals(transferId, { limit: 100 });
      return Array.fromAsync(reversals, reversalFrom);
    },
    async createReversal({ transferId, amountCents, metadata, key }: NewReversal) {
      const params = { amount: amountCents, metadata };
      return reversalFrom(await stripe.transfers.createReversal(transferId, params, { idempotencyKey: key }));
    },
  };
}

interface NewReversal extends Idempotent {
  transferId: string;
  amountCents: number;
  metadata: Metadata;
}

interface NewRefund extends Idempotent {
  intentId: string;
  amountCents: number;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer';
  metadata: Metadata;
}

function refundCalls(stripe: Stripe) {
  return {
    async createRefund({ intentId, amountCents, reason, metadata, key }: NewRefund) {
      const params = { payment_intent: intentId, amount: amountCents, reason, metadata };
      return refundFrom(await stripe.refunds.create(params, { idempotencyKey: key }));
    },
    retrieveRefund: async (refundId: string) => refundFrom(await stripe.refunds.retrieve(refundId)),
    async listRefunds({ intentId }: { intentId: string }) {
      const refunds = stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      return Array.fromAsync(refunds, refundFrom);
    },
  };
}

function disputeCalls(stripe: Stripe) {
  return {
    retrieveDispute: async (disputeId: string) => disputeFrom(await stripe.disputes.retrieve(disputeId)),
    /** Returns the processor's id of the file. */
    async uploadEvidence({ pdf, name, key }: { pdf: Buffer; name: string } & Idempotent) {
      const file = { data: pdf, name, type: 'application/pdf' };
      return (await stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey: key })).id;
    },
    /** The bank takes it once, and until the dispute's deadline. */
    async submitEvidence({ disputeId, fileId, metadata, key }: NewEvidence) {
      const update = { evidence: { uncategorized_file: fileId }, metadata, submit: true };
      return disputeFrom(await stripe.disputes.update(disputeId, update, { idempotencyKey: key }));
    },
  };
}

interface NewEvidence extends Idempotent {
  disputeId: string;
  fileId: string;
  metadata: Metadata;
}

interface MovementFilter {
  /** Null: from the first on. */
  since?: string | null;
  /** Only those of this charge, refund, transfer or the like. */
  sourceId?: string;
  /** A connected account's instead of the platform's. */
  accountId?: string;
}

function balanceCalls(stripe: Stripe, currency: string) {
  return {
    async retrieveBalance(accountId?: string) {
      const { available, pending } = await stripe.balance.retrieve({}, actingAs(accountId));
      return { availableCents: partIn(available, currency), pendingCents: partIn(pending, currency) };
    },
    /** Those that the platform's money can be in without being converted. */
    async settledCurrencies() {
      const { available } = await stripe.balance.retrieve();
      return available.map((part) => part.currency);
    },
    /** One of the platform's own, with what it moved of its balance: out, and back if it failed or was canceled. */
    async retrieveOwnPayout(payoutId: string) {
      const expand = ['balance_transaction', 'failure_balance_transaction'];
      const { balance_transaction, failure_balance_transaction } = await stripe.payouts.retrieve(payoutId, {
        expand,
      });
      return [balance_transaction, failure_balance_transaction].flatMap((each) =>
        each !== null && typeof each === 'object' ? [movementFrom(each)] : [],
      );
    },
    async listPayouts(accountId: string) {
      const payouts = stripe.payouts.list({ limit: 100 }, actingAs(accountId));
      return Array.fromAsync(payouts, payoutFrom);
    },
    /** Movements of a balance from `since` on, the latest first; a page of 100 is asked for at a time. */
    async *balanceTransactions({ since, sourceId, accountId }: MovementFilter) {
      const created = since == null ? {} : { created: { gte: Math.floor(Date.parse(since) / 1000) } };
      const source = sourceId === undefined ? {} : { source: sourceId };
      const asked = { ...created, ...source, limit: 100 };
      for await (const each of stripe.balanceTransactions.list(asked, actingAs(accountId)))
        yield movementFrom(each);
    },
  };
}

function groupOf(jobId: string): string {
  return `job_${jobId}`;
}

function actingAs(accountId: string | undefined): Stripe.RequestOptions {
  return accountId === undefined ? {} : { stripeAccount: accountId };
}
