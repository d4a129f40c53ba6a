import type { Availability } from '@parley/contract/availability/schemas.ts';
import type { Db } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { readOpenings } from './slots/read-openings.ts';
import { toCodes } from './slots/slot-codes.ts';

/** A professional's weekly hours, or one's own. */
export async function getAvailability(
  platform: Platform,
  actor: Actor | null,
  userId?: string,
): Promise<Availability> {
  if (userId !== undefined) return availabilityOf(platform, platform.db, userId);
  if (!actor) return refuse('unauthenticated');
  return actor.role === 'PROFESSIONAL'
    ? availabilityOf(platform, platform.db, actor.id)
    : refuse('forbidden');
}

export async function availabilityOf(
  { clock }: Platform,
  db: Db,
  professionalId: string,
): Promise<Availability> {
  const now = clock.instant();
  const openings = await readOpenings(db, professionalId, { from: now, to: now });
  const { timeZone, noticeMinutes: minimumNoticeMinutes, rules, working } = openings;
  return { timeZone, minimumNoticeMinutes, rules: rules.map(toCodes), ...working };
}
