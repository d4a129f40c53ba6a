import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { whyNot, type NegotiationState } from '@parley/contract/negotiations/rules.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { LATEST_MOVES } from '@parley/contract/limits.ts';
import { type Side, sideOf } from '@parley/contract/sides.ts';
import { endOf } from '../platform/database/cursor.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { inIdempotentTransaction } from '../platform/http/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { lockNegotiation } from './queries.ts';
import { anyNegotiation, negotiationOf, type NegotiationFacts } from './queries-negotiation.ts';

interface NegotiationRef {
  kind: NegotiationKind;
  id: string;
}

/** A negotiation for one of its sides; the recipient's first view marks it READ. */
export async function getNegotiation(
  platform: Platform,
  actor: Actor,
  ref: NegotiationRef,
): Promise<Negotiation> {
  const negotiation = await readNegotiation(platform, actor, ref);
  const side = sideOf({ clientId: negotiation.client.id }, actor.id);
  if (!mayOpen(negotiation, side, platform.clock.instant())) return negotiation;
  return inIdempotentTransaction(platform, async (inside) => {
    await openNegotiation(inside, actor, ref);
    return readNegotiation(inside, actor, ref);
  });
}

/** Same, without marking it. */
export async function readNegotiation(
  platform: Platform,
  actor: Actor,
  ref: NegotiationRef,
): Promise<Negotiation> {
  return shown(
    found(await negotiationOf(platform.db, { ...ref, userId: actor.id }, platform.clock.instant())),
  );
}

/** Any negotiation, for admins; does not mark it READ. */
export async function readAnyNegotiation({ db, clock }: Platform, ref: NegotiationRef): Promise<Negotiation> {
  return shown(found(await anyNegotiation(db, ref, clock.instant())));
}

/** With so many of its latest moves. */
export function shown({ latestMoves, ...negotiation }: NegotiationFacts, moves = LATEST_MOVES): Negotiation {
  return { ...negotiation, ...endOf(latestMoves, moves) };
}

const mayOpen = (negotiation: NegotiationState, side: Side, now: string) =>
  whyNot(negotiation, 'open', side, now) === null;

/** Checked again under the lock: a concurrent view or response may have moved it. */
async function openNegotiation(
  platform: Platform,
  actor: Actor,
  { kind, id }: NegotiationRef,
): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const negotiation = found(await lockNegotiation(trx, kind, id, actor.id));
    const by = sideOf(negotiation, actor.id);
    if (mayOpen(negotiation, by, platform.clock.instant()))
      await moveNegotiation(platform, trx, negotiation, { action: 'open', by });
  });
}
