import type { PayoutAccount } from '@parley/contract/payments/schemas.ts';
import { canBePaidOut } from '@parley/contract/payments/states.ts';
import { enqueue } from '../../platform/background/background.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordPayouts } from '../../users/profiles/profile-stats.ts';
import { accountOutcome } from './account-outcome.ts';
import type { Account } from '../processor/processor-objects.ts';
import { lockAccount, updateAccount } from './queries-accounts.ts';
import { beginReminding, waitingFor } from './waiting/queries-waiting.ts';
import { waitingTransfersOf } from '../processor/queries-calls.ts';

/** Applies the processor's state of a payout account; transfers that waited for it are enqueued. */
export async function applyAccount(
  platform: Platform,
  trx: Trx,
  account: Account,
): Promise<PayoutAccount | null> {
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
  for (const { id } of await waitingTransfersOf(trx, professionalId))
    await enqueue(trx, 'processor_call', { id }, { key: id });
}
