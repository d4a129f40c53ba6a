import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { canBePaidOut } from '@parley/contract/payments/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordPayouts } from '../../users/profiles/profile-stats.ts';
import { accountOutcome } from './account-outcome.ts';
import { enqueueRun } from '../processor/enqueue-processor-call.ts';
import type { Account } from '../processor/processor-objects.ts';
import { accountByProcessorId, lockAccount, updateAccount } from './queries-accounts.ts';
import { beginReminding, waitingFor } from './waiting/queries-waiting.ts';
import { waitingTransfersOf } from '../processor/queries-calls.ts';

/** While the processor was asked for an account, another of its answers was applied. */
class AccountChanged extends Error {}

/**
 * Asks the processor for an account, before anything is locked; what it answered is applied in a transaction. Of two answers the one that
 * is applied last may be the older: `AccountChanged` then, and `againIfChanged` asks once more.
 */
export async function readAccount(platform: Platform, accountId: string) {
  const before = await accountByProcessorId(platform.db, accountId);
  const account = await platform.processor.retrieveAccount(accountId);
  return async (trx: Trx): Promise<PayoutAccount | null> => {
    const known = await lockAccount(trx, accountId);
    if (known?.updatedAt !== before?.updatedAt) throw new AccountChanged(`${accountId} changed meanwhile`);
    return applyAccount(platform, trx, account);
  };
}

export async function againIfChanged<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof AccountChanged) return againIfChanged(act);
    throw error;
  }
}

/** Applies the processor's state of a payout account; transfers that waited for it are enqueued. */
async function applyAccount(platform: Platform, trx: Trx, account: Account): Promise<PayoutAccount | null> {
  const known = await lockAccount(trx, account.id);
  if (!known) return null;
  const { professionalId } = known;
  const now = accountState(account);
  await updateAccount(trx, professionalId, { ...now, updatedAt: platform.clock.instant() });
  await recordPayouts(trx, professionalId, now.payoutsEnabled);
  if (now.payoutsEnabled) await sendWaiting(trx, professionalId);
  else if (await waitingFor(trx, professionalId))
    await beginReminding(trx, professionalId, platform.clock.instant());
  if (now.status !== known.status)
    await platform.events.emit(platform, trx, 'payouts.changed', { professionalId, status: now.status });
  return now;
}

function accountState(account: Account): PayoutAccount {
  const status = accountOutcome(account);
  const requirements = [...new Set([...account.currentlyDue, ...account.pastDue])];
  return { status, payoutsEnabled: canBePaidOut(status), requirements };
}

async function sendWaiting(trx: Trx, professionalId: string): Promise<void> {
  for (const { id } of await waitingTransfersOf(trx, professionalId)) await enqueueRun(trx, id);
}
