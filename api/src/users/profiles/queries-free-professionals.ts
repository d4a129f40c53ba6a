import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { foundFree } from '../../platform/search/free-candidates.ts';
import { shortestOffered } from '../card.ts';
import { laterOf, professionals, shown, type ProfessionalQuery } from './queries-list.ts';

/** Which professionals can be booked in the hours that are asked for; null where none are, or by words, which are rarer. */
export async function freeProfessionals(db: Db, query: ProfessionalQuery, now: string) {
  const { q, freeFrom, freeTo, ...others } = query;
  if (q !== undefined || query.skills !== undefined || freeTo === undefined) return null;
  const from = laterOf(freeFrom ?? now, now);
  const offered = sql`select u.id, o.minutes, o.set_id ${professionals}
      cross join lateral ${shortestOffered(sql`h.professional_id`)} o
    where u.id = h.professional_id and ${sql.join(shown(others, now), sql` and `)}`;
  return foundFree(db, { offered, from, to: laterOf(freeTo, from), now });
}
