import type { Negotiation, NegotiationAct } from '@parley/contract/negotiations/schemas.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { sideOfRole } from '@parley/contract/sides.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseIf } from '../../platform/http/refuse.ts';
import { readAnyNegotiation } from '../get-negotiation.ts';
import { lockAnyNegotiation } from '../queries.ts';
import { answer, checkFields, stepOf } from '../respond.ts';

/** An admin's response on behalf of one side. */
export async function respondOnBehalf(
  platform: Platform,
  actor: Actor,
  kind: NegotiationKind,
  { id, as, reason, message = reason, ...asked }: NegotiationAct & { id: string },
): Promise<Negotiation> {
  const response = { ...asked, id, message };
  checkFields(response);
  const by = sideOfRole(as);
  await inTransaction(platform.db, async (trx) => {
    const negotiation = found(await lockAnyNegotiation(trx, kind, id));
    const step = { ...stepOf(negotiation, by, response), byAdmin: true };
    refuseIf(await answer(platform, trx, negotiation, step));
    const subject = { type: 'talk', id };
    const action = `talk.${response.action} as ${by}`;
    await audit(platform, trx, { actorId: actor.id, action, subject, reason });
  });
  return readAnyNegotiation(platform, { kind, id });
}
