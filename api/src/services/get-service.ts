import type { Service } from '@parley/contract/services/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { serviceFor, servicesOf } from './queries.ts';

export async function getService({ db, clock }: Platform, actor: Actor | null, id: string): Promise<Service> {
  return found(await serviceFor(db, id, actor?.id ?? null, clock.instant()));
}

/** One's own services, or someone's active ones. */
export async function listProfessionalServices(
  { db, clock }: Platform,
  actor: Actor | null,
  userId: string | undefined,
): Promise<Service[]> {
  const now = clock.instant();
  if (userId !== undefined) return servicesOf(db, userId, { inactiveToo: false, now });
  if (!actor) return refuse('unauthenticated');
  return actor.role === 'PROFESSIONAL'
    ? servicesOf(db, actor.id, { inactiveToo: true, now })
    : refuse('forbidden');
}
