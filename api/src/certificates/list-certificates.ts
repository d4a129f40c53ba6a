import type { Certificate } from '@parley/contract/certificates/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { certificatesOf } from './queries.ts';

/** A user's public certificates, or all of one's own. */
export async function listCertificates(
  { db, clock }: Platform,
  actor: Actor | null,
  userId: string | undefined,
): Promise<Certificate[]> {
  const today = clock.instant().slice(0, 10);
  if (userId !== undefined) return certificatesOf(db, userId, { today, isOwn: false });
  if (!actor) return refuse('unauthenticated');
  return actor.role === 'PROFESSIONAL'
    ? certificatesOf(db, actor.id, { today, isOwn: true })
    : refuse('forbidden');
}
