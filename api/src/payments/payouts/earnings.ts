import type { Earnings } from '@parley/contract/payments/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountOf, balanceOf, payoutsOnTheirWay } from './queries-accounts.ts';
import { debtsOf } from '../debts/queries-debts.ts';
import { waitingFor } from './waiting/queries-waiting.ts';
import { netByMonth } from './queries-earnings.ts';

/** The payout account of a professional, what is held and available for them, and what they earned. */
export async function earnings({ db, clock }: Platform, actor: Actor): Promise<Earnings> {
  const [account, balance, payouts, debts, earningsByMonth] = await Promise.all([
    accountOf(db, actor.id),
    balanceOf(db, actor.id),
    payoutsOnTheirWay(db, actor.id),
    debtsOf(db, actor.id),
    netByMonth(db, actor.id, clock.instant()),
  ]);
  const { status = 'NONE' as const, payoutsEnabled = false, requirements = [] } = account ?? {};
  const waiting = payoutsEnabled ? null : await waitingFor(db, actor.id);
  const payoutAccount = { status, payoutsEnabled, requirements };
  return { account: payoutAccount, balance, waiting, payouts, debts, earningsByMonth };
}
