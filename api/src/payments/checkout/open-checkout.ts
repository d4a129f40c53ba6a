import { setTimeout as pause } from 'node:timers/promises';
import { payByOf, unpaidConsultation } from '../consultations/queries.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { firstOf } from '@parley/contract/offers/milestones.ts';
import { whyNotTake } from '@parley/contract/offers/rules.ts';
import { moveOf, whyNotPay, whyNotPayConsultation, whyNotPayTip } from '@parley/contract/payments/rules.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { hoursAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuse, refuseIf } from '../../platform/http/refuse.ts';
import { isKeyInUse, isKeyTaken, isRepeated } from '../processor/processor.ts';
import { isBlockedJob } from '../../users/blocks/is-blocked.ts';
import { requestProcessor } from '../processor/request-processor.ts';
import { asCustomer } from '../cards/customer.ts';
import { CustomerGone } from '../cards/lose-customer.ts';
import { nextPollAt } from '../pending/check-pending-payments.ts';
import { checkoutWords } from './checkout-words.ts';
import { closeCheckout } from './close-checkout.ts';
import { closePage } from './close-page.ts';
import { setOffer } from './set-offer.ts';
import { statusChange } from '../pending/pending.ts';
import { isClientOf, offerToPay } from './queries-offers.ts';
import {
  insertCheckout,
  isBeingProcessed,
  lockPayment,
  openCheckoutOf,
  paymentOfClient,
  updateCheckout,
  updatePayment,
  type Checkout,
  type PaidFor,
  type PaymentRow,
} from '../queries.ts';

/** The processor allows 30 minutes to 24 hours of real time; our own deadline is the job's. */
const OPEN_HOURS = 23;

interface ToPay extends PaidFor {
  offerId?: string | undefined;
}

/** The processor's page to pay a consultation or the work. */
export async function openCheckout(
  platform: Platform,
  actor: Actor,
  wanted: ToPay,
): Promise<{ url: string }> {
  const toPay = { ...wanted, appointmentId: await consultationToPay(platform, wanted) };
  const before = await paymentOfClient(platform.db, toPay, actor.id);
  if (!before) refuse(await whyNothingToPay(platform, actor, toPay));
  if (isOpenWork(before)) await closeOtherPage(platform, toPay);
  return openPage(platform, toPay);
}

/** How long somebody waits for a page that another tab of theirs has asked for. */
const OTHER_TAB_MS = 250;
const OTHER_TAB_TRIES = 20;

/** The processor's page for a payment: the open checkout or a new one. */
export async function openPage(
  platform: Platform,
  toPay: ToPay,
  tries = OTHER_TAB_TRIES,
): Promise<{ url: string }> {
  try {
    return await findOrOpen(platform, toPay);
  } catch (error) {
    const isSpent = error instanceof KeySpent;
    if (!isSpent && !(error instanceof PageBeingMade)) throw error;
    if (tries === 0) return refuse('processor_unavailable');
    // With the next key, too, another request may be the first.
    if (!isSpent) await pause(OTHER_TAB_MS);
    return openPage(platform, toPay, tries - 1);
  }
}

/** Another request with the same key is under way. */
class PageBeingMade extends Error {}

/** What is to be sent isn't what was sent with this key before: another name, another customer. The next attempt has a key of its own. */
class KeySpent extends Error {}

/** The parameters are stored before the call, so that a retry after a crash sends exactly the same. */
async function findOrOpen(platform: Platform, toPay: ToPay): Promise<{ url: string }> {
  const prepared = await inTransaction(platform.db, (trx) => prepare(platform, trx, toPay));
  if (prepared.checkout.url) return { url: prepared.checkout.url };
  const opened = await requestProcessor(
    createCheckout(platform, prepared).catch((error: unknown) => giveUp(platform, prepared, error)),
  );
  const url = found(opened.url);
  refuseIf(
    await inTransaction(platform.db, (trx) =>
      remember(platform, trx, prepared, { processorId: opened.id, url }),
    ),
  );
  return { url };
}

/** The named consultation; if nothing is named, one that waits for its payment comes before the work. */
async function consultationToPay(
  { db }: Platform,
  { jobId, offerId, appointmentId = null, tipId = null }: ToPay,
): Promise<string | null> {
  if (appointmentId !== null || offerId !== undefined || tipId !== null) return appointmentId;
  return unpaidConsultation(db, jobId);
}

async function whyNothingToPay(
  { db }: Platform,
  { id }: Actor,
  { jobId, appointmentId }: ToPay,
): Promise<RefusalCode> {
  return appointmentId === null && (await isClientOf(db, jobId, id)) ? 'no_offer' : 'not_found';
}

const isOpenWork = (payment: PaymentRow) => isForWork(payment) && isTalking(payment.jobStatus);

/** A page that is open for another offer than the wanted one, if that can be paid. */
async function closeOtherPage(platform: Platform, { jobId, offerId }: ToPay): Promise<void> {
  const offer = found(await offerToPay(platform.db, jobId, offerId));
  refuseIf(whyNotTake(offer, platform.clock.instant()));
  await closePage(platform, { jobId }, offer.id);
}

interface Prepared {
  payment: PaymentRow;
  checkout: Checkout;
}

async function prepare(platform: Platform, trx: Trx, toPay: ToPay): Promise<Prepared> {
  const before = found(await lockPayment(trx, toPay));
  if (isOpenWork(before)) await chooseOffer(platform, trx, before, toPay.offerId);
  const payment = found(await lockPayment(trx, toPay));
  const open = await stillOpen(trx, payment);
  const isProcessing = open === null && (await isBeingProcessed(trx, payment.id));
  refuseIf(await whyNotNow(trx, payment, isProcessing));
  return { payment, checkout: open ?? (await newCheckout(trx, payment)) };
}

async function whyNotNow(trx: Trx, payment: PaymentRow, isProcessing: boolean): Promise<RefusalCode | null> {
  const state = { ...payment, isPaid: payment.paidAt !== null, isProcessing };
  if (isTip(payment)) return whyNotPayTip(state);
  if (payment.appointmentId === null)
    return whyNotPay({
      ...state,
      isBlocked: await isBlockedJob(trx, { ...payment, status: payment.jobStatus }),
    });
  return whyNotPayConsultation({ ...state, payBy: await payByOf(trx, payment.appointmentId) });
}

/** The offer the client has seen, if it stands or is still promised; else the standing one. */
async function chooseOffer(
  platform: Platform,
  trx: Trx,
  { jobId, clientId, professionalId }: PaymentRow,
  offerId?: string,
): Promise<void> {
  const offer = found(await offerToPay(trx, jobId, offerId));
  refuseIf(whyNotTake(offer, platform.clock.instant()));
  const { amountCents } = firstOf(offer);
  await setOffer(platform, trx, { jobId, clientId, professionalId, offerId: offer.id, amountCents });
}

/** The open checkout of this payment; an expired one is marked as such, in case no event told us. */
async function stillOpen(trx: Trx, payment: PaymentRow): Promise<Checkout | null> {
  const open = await openCheckoutOf(trx, payment.id);
  if (!open) return null;
  if (Date.parse(open.expiresAt) > Date.now()) return open;
  await updateCheckout(trx, open.id, { status: 'EXPIRED' });
  return null;
}

async function newCheckout(trx: Trx, payment: PaymentRow): Promise<Checkout> {
  const attempt = payment.attempt + 1;
  const expiresAt = hoursAfter(new Date(), OPEN_HOURS);
  const checkout = {
    id: newId(),
    paymentId: payment.id,
    offerId: payment.offerId,
    attempt,
    status: 'OPENING' as const,
    expiresAt,
    createdAt: new Date().toISOString(),
  };
  await insertCheckout(trx, checkout);
  await updatePayment(trx, payment.id, { attempt });
  return { ...checkout, processorId: null, url: null, askAt: null };
}

async function createCheckout(platform: Platform, { payment, checkout }: Prepared) {
  const { db, processor, settings } = platform;
  const { page, paid, back } = addressesOf(payment);
  const words = await checkoutWords(db, payment);
  return asCustomer(platform, payment.clientId, (customerId) =>
    processor.createCheckout({
      jobId: payment.jobId,
      paymentId: payment.id,
      amountCents: payment.amountCents,
      title: payment.title,
      ...words,
      customerId,
      successUrl: `${settings.PUBLIC_URL}${page}?${paid}`,
      cancelUrl: `${settings.PUBLIC_URL}${back}`,
      expiresAt: checkout.expiresAt,
      key: `checkout:${payment.id}:${checkout.attempt}`,
    }),
  );
}

interface Addresses {
  /** Where the client gets once they have paid. */
  page: string;
  /** What its address says then. */
  paid: string;
  /** Where they get without paying: the page of a job leads on to where they came from. */
  back: string;
}

function addressesOf({ jobId, appointmentId, tipId }: PaymentRow): Addresses {
  const job = `/job/${jobId}`;
  const back = `${job}?unpaid=1`;
  if (tipId !== null) return { page: job, paid: `tip=${tipId}`, back };
  const page = appointmentId === null ? job : `${job}/consultation/${appointmentId}`;
  return { page, paid: 'paid=1', back };
}

/**
 * The processor repeats its own errors under their key for a day, and takes no other customer for it: the next try takes the next key.
 * Should it have made a page all the same, nobody has its address.
 */
async function giveUp(platform: Platform, { payment, checkout }: Prepared, error: unknown): Promise<never> {
  if (isKeyInUse(error)) throw new PageBeingMade('another request makes the page', { cause: error });
  const isSpent = error instanceof CustomerGone || isKeyTaken(error);
  if (isRepeated(error) || isSpent)
    await inTransaction(platform.db, async (trx) => {
      await lockPayment(trx, payment);
      const open = await openCheckoutOf(trx, payment.id);
      if (open?.id === checkout.id && open.url === null)
        await updateCheckout(trx, checkout.id, { status: 'EXPIRED' });
    });
  if (isSpent) throw new KeySpent('a checkout needs another key', { cause: error });
  throw error;
}

/** Stores the checkout; a refusal when the job ended or its offer changed meanwhile, and the checkout is closed again. */
async function remember(
  platform: Platform,
  trx: Trx,
  { payment, checkout }: Prepared,
  page: { processorId: string; url: string },
): Promise<RefusalCode | null> {
  const now = found(await lockPayment(trx, payment));
  const at = platform.clock.instant();
  await updateCheckout(trx, checkout.id, { ...page, status: 'OPEN', askAt: nextPollAt(at) });
  const why = await whyNotOpen(trx, now, payment);
  if (why === null) {
    const move = moveOf(now, 'open_checkout', 'client');
    if (move) await updatePayment(trx, payment.id, statusChange(now.status, move.to, at));
    return null;
  }
  await updateCheckout(trx, checkout.id, { status: 'EXPIRED' });
  await closeCheckout(trx, payment.id, { id: checkout.id, processorId: page.processorId });
  return why;
}

async function whyNotOpen(
  trx: Trx,
  now: PaymentRow,
  { offerId, amountCents }: PaymentRow,
): Promise<RefusalCode | null> {
  if (isTip(now) && now.amountCents !== amountCents) return 'invalid_transition';
  if (!isForWork(now)) return whyNotNow(trx, now, false);
  if (!isTalking(now.jobStatus)) return now.paidAt === null ? 'invalid_transition' : 'already_paid';
  if (await isBlockedJob(trx, { ...now, status: now.jobStatus })) return 'blocked';
  return now.offerId === offerId && now.amountCents === amountCents ? null : 'offer_changed';
}
