import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { againIfChanged, readAccount } from '../payouts/apply-account.ts';
import { applyCheckout } from '../checkout/apply-checkout.ts';
import { applyChargeback } from '../chargebacks/apply-chargeback.ts';
import { applyRefundFailure } from '../settlement/apply-refund-failure.ts';
import { fetchCheckoutSnapshot } from '../checkout/checkout-snapshot.ts';
import type { ProcessorEvent } from './processor-objects.ts';
import { loseCustomer } from '../cards/lose-customer.ts';
import { recordOwnPayout } from '../ledger/record-own-payout.ts';
import { insertEvent, isKnownEvent, latestCheckout } from '../queries.ts';
import { accountByProcessorId, savePayouts } from '../payouts/queries-accounts.ts';

type Effect = (trx: Trx) => Promise<void>;
type Prepare = (platform: Platform, event: ProcessorEvent) => Promise<Effect | null>;

/**
 * Handles one webhook event. The current state is fetched first, so that no lock waits for the network; then the
 * event and its effect commit together, once. A failure answers with an error, and the processor sends the event
 * again.
 */
export async function receiveWebhook(platform: Platform, rawBody: Buffer, signature: string): Promise<void> {
  await takeEvent(platform, readEvent(platform, rawBody, signature));
}

/** False if it was taken before. */
export async function takeEvent(platform: Platform, event: ProcessorEvent): Promise<boolean> {
  const { id, type } = event;
  const row = { id, type, receivedAt: new Date().toISOString() };
  const prepare = preparerOf(type);
  if (!prepare) return insertEvent(platform.db, row);
  if (await isKnownEvent(platform.db, id)) return false;
  return againIfChanged(async () => {
    const effect = await prepare(platform, event);
    return inTransaction(platform.db, async (trx) => {
      const isNew = await insertEvent(trx, row);
      if (isNew) await effect?.(trx);
      return isNew;
    });
  });
}

function readEvent({ processor, log }: Platform, rawBody: Buffer, signature: string): ProcessorEvent {
  try {
    return processor.readEvent(rawBody, signature);
  } catch {
    log.warn('webhook refused: invalid signature');
    return refuse('invalid_input', {
      path: 'stripe-signature',
      message: 'This signature isn’t valid.',
    });
  }
}

const PREPARERS: readonly (readonly [prefix: string, Prepare])[] = [
  ['checkout.session.', (platform, { subject }) => prepareCheckout(platform, subject.id)],
  ['payment_intent.', prepareIntent],
  ['account.', (platform, { accountId, subject }) => prepareAccount(platform, accountId ?? subject.id)],
  ['charge.dispute.', (platform, { subject }) => prepareChargeback(platform, subject.id)],
  ['refund.', (platform, { subject }) => prepareRefund(platform, subject.id)],
  ['customer.deleted', (platform, { subject }) => prepareLoss(platform, subject.id)],
  [
    'payout.',
    (platform, { accountId, subject }) =>
      accountId === null ? prepareOwnPayout(platform, subject.id) : preparePayouts(platform, accountId),
  ],
];

/** None for other events, which are recorded only. */
const preparerOf = (type: string) => PREPARERS.find(([prefix]) => type.startsWith(prefix))?.[1];

async function prepareCheckout(platform: Platform, processorId: string | null): Promise<Effect | null> {
  if (!processorId) return null;
  const snapshot = await fetchCheckoutSnapshot(platform, processorId);
  return (trx) => applyCheckout(platform, trx, snapshot);
}

async function prepareIntent(platform: Platform, { subject }: ProcessorEvent): Promise<Effect | null> {
  return prepareCheckout(platform, await checkoutOfIntent(platform, subject.id));
}

async function prepareAccount(platform: Platform, accountId: string | null): Promise<Effect | null> {
  if (!accountId) return null;
  const apply = await readAccount(platform, accountId);
  return async (trx) => void (await apply(trx));
}

async function prepareRefund(platform: Platform, refundId: string | null): Promise<Effect | null> {
  if (!refundId) return null;
  const refund = await platform.processor.retrieveRefund(refundId);
  return (trx) => applyRefundFailure(platform, trx, refund);
}

/** Of a charge that isn't known yet its page is looked at first; of one that no page here is about, nothing happens. */
async function prepareChargeback(platform: Platform, disputeId: string | null): Promise<Effect | null> {
  if (!disputeId) return null;
  const dispute = await platform.processor.retrieveDispute(disputeId);
  const checkout = await checkoutOfIntent(platform, dispute.intentId);
  if (!checkout) return null;
  const snapshot = await fetchCheckoutSnapshot(platform, checkout);
  return async (trx) => {
    if (await applyChargeback(platform, trx, dispute)) return;
    await applyCheckout(platform, trx, snapshot);
    // Fails until the charge is known, so that the processor sends the event again.
    if (!(await applyChargeback(platform, trx, dispute))) throw new Error(`${dispute.id} came too early`);
  };
}

/** Never retrieved: what was deleted stays so. */
function prepareLoss(platform: Platform, customerId: string | null): Promise<Effect | null> {
  const effect: Effect | null = customerId === null ? null : (trx) => loseCustomer(platform, trx, customerId);
  return Promise.resolve(effect);
}

async function checkoutOfIntent(platform: Platform, intentId: string | null): Promise<string | null> {
  const intent = intentId ? await platform.processor.retrieveIntent(intentId) : null;
  const paymentId = intent?.metadata.paymentId;
  const checkout = paymentId ? await latestCheckout(platform.db, paymentId) : undefined;
  return checkout?.processorId ?? null;
}

async function prepareOwnPayout(platform: Platform, payoutId: string | null): Promise<Effect | null> {
  if (!payoutId) return null;
  const movements = await platform.processor.retrieveOwnPayout(payoutId);
  return (trx) => recordOwnPayout(platform, trx, movements);
}

async function preparePayouts({ db, processor }: Platform, accountId: string): Promise<Effect | null> {
  const account = await accountByProcessorId(db, accountId);
  if (!account) return null;
  const payouts = await processor.listPayouts(accountId);
  return (trx) => savePayouts(trx, account.professionalId, payouts);
}
