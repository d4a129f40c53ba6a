import { mostTip, TIP_FEE, TIP_WITHIN_DAYS, whyNotTip } from '@parley/contract/payments/tips/rules.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { lockedJob } from '../../jobs/locked-job.ts';
import { daysAfter } from '../../platform/clock.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { found, refuse, refuseIf } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { areBlocked } from '../../users/blocks/is-blocked.ts';
import { retireOpenCheckout } from '../checkout/close-checkout.ts';
import { closePage } from '../checkout/close-page.ts';
import { openPage } from '../checkout/open-checkout.ts';
import { insertPayment, isBeingProcessed, updatePayment } from '../queries.ts';
import { tippableJob, unpaidTip } from './queries.ts';

interface NewTip {
  jobId: string;
  amountCents: number;
}

/** The processor's page to tip. A page that is open for another amount is closed first; what was paid on it counts. */
export async function openTip(platform: Platform, actor: Actor, tip: NewTip): Promise<{ url: string }> {
  const { jobId, amountCents } = tip;
  const before = await unpaidTip(platform.db, jobId, actor.id);
  if (before && before.amountCents !== amountCents) await closePage(platform, { jobId, tipId: before.id });
  const tipId = await inTransaction(platform.db, (trx) => chooseTip(platform, trx, actor, tip, before?.id));
  return openPage(platform, { jobId, tipId });
}

/** Returns the id of the one that is to be paid. */
async function chooseTip(
  platform: Platform,
  trx: Trx,
  actor: Actor,
  { jobId, amountCents }: NewTip,
  beforeId: string | undefined,
): Promise<string> {
  const { clientId, professionalId } = await lockedJob(trx, jobId);
  if (clientId !== actor.id) refuse('not_found');
  const unpaid = await unpaidTip(trx, jobId, clientId);
  // It has been paid meanwhile, and the client doesn't know it yet.
  if (beforeId !== undefined && unpaid?.id !== beforeId) refuse('invalid_transition');
  refuseIf(await whyNotTipSoMuch(platform, trx, jobId, amountCents));
  if (unpaid) {
    if (unpaid.amountCents !== amountCents) await changeAmount(trx, unpaid.id, amountCents);
    return unpaid.id;
  }
  const id = newId();
  await insertPayment(trx, {
    id,
    tipId: id,
    jobId,
    appointmentId: null,
    offerId: null,
    clientId,
    professionalId,
    amountCents,
    creditCents: 0,
    ...TIP_FEE,
    feeCents: 0,
    createdAt: platform.clock.instant(),
  });
  return id;
}

async function whyNotTipSoMuch(
  { clock }: Platform,
  trx: Trx,
  jobId: string,
  amountCents: number,
): Promise<RefusalCode | null> {
  const { completedAt, workCents, tippedCents, isThere, ...job } = found(await tippableJob(trx, jobId));
  const tipBy = completedAt && daysAfter(completedAt, TIP_WITHIN_DAYS);
  const isBlocked = await areBlocked(trx, job.clientId, job.professionalId);
  const whyNot = whyNotTip({ ...job, tipBy, isBlocked }, clock.instant());
  if (whyNot !== null || !isThere) return whyNot ?? 'invalid_transition';
  return amountCents > mostTip(workCents, tippedCents) ? 'tip_too_large' : null;
}

/** A page that was opened since is for the earlier amount. */
async function changeAmount(trx: Trx, tipId: string, amountCents: number): Promise<void> {
  if (await isBeingProcessed(trx, tipId)) refuse('payment_processing');
  await updatePayment(trx, tipId, { amountCents });
  await retireOpenCheckout(trx, tipId);
}
