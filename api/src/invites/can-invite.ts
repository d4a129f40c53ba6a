import type { CanInvite } from '@parley/contract/invites/schemas.ts';
import { REFUSALS } from '@parley/contract/refusals.ts';
import { whyNotConsult } from '../negotiations/check-consultation.ts';
import { found } from '../platform/http/refuse.ts';
import { translated } from '../platform/language/language.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { findOffer } from './queries.ts';

/** What sending an invite would be refused for whatever it says, so that nobody writes it in vain. */
export async function canInvite(platform: Platform, actor: Actor, serviceId: string): Promise<CanInvite> {
  const service = found(await findOffer(platform.db, serviceId));
  const refusal = await whyNotConsult(platform, { clientId: actor.id, ...service });
  return { canInvite: refusal === null, reason: refusal && translated(REFUSALS[refusal][1]) };
}
