import { whyNot } from '@parley/contract/negotiations/rules.ts';
import { sideOf } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { moveNegotiation, type NegotiationStep } from './move-negotiation.ts';
import { lockOpenNegotiations, type NegotiationRow } from './queries.ts';

/**
 * Ends the open negotiations between a user and someone they blocked, as if they had ended them: sent ones are
 * withdrawn, received ones declined. The other side sees no more than that.
 */
export async function endNegotiationsBetween(
  platform: Platform,
  trx: Trx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  const now = platform.clock.instant();
  for (const negotiation of await lockOpenNegotiations(trx, { userId: blockerId, withId: blockedId }))
    await moveNegotiation(platform, trx, negotiation, endedBy(negotiation, blockerId, now));
}

/** Past its deadline and awaiting the sweep: expire it. */
function endedBy(negotiation: NegotiationRow, userId: string, now: string): NegotiationStep {
  const by = sideOf(negotiation, userId);
  const action = (['withdraw', 'decline'] as const).find(
    (each) => whyNot(negotiation, each, by, now) === null,
  );
  return action ? { action, by } : { action: 'expire', by: 'clock' };
}
