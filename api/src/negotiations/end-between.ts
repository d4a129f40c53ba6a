import { whyNot } from '@parley/contract/negotiations/rules.ts';
import { sideOf } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { moveNegotiation, type NegotiationStep } from './move-negotiation.ts';
import { lockOpenNegotiations, type NegotiationRow } from './queries.ts';

/**
 * Ends what is open between somebody and a person they blocked, the way they would have ended it themselves: what they
 * sent is withdrawn and what they received is declined. The other reads no more than that.
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

/** What is over by its deadline, and only waits for the sweep, expires. */
function endedBy(negotiation: NegotiationRow, userId: string, now: string): NegotiationStep {
  const by = sideOf(negotiation, userId);
  const action = (['withdraw', 'decline'] as const).find(
    (each) => whyNot(negotiation, each, by, now) === null,
  );
  return action ? { action, by } : { action: 'expire', by: 'clock' };
}
