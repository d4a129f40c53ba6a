import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { foundFree } from '../../platform/search/free-candidates.ts';
import { windowOf } from './queries-free.ts';
import { shown, type ServiceQuery } from './queries-list.ts';

/** Which services can be booked in the hours that are asked for; null where none are, or by words, which are rarer. */
export async function freeServices(db: Db, query: ServiceQuery, now: string) {
  const { q, freeFrom, freeTo, ...others } = query;
  if (q !== undefined || query.skills !== undefined || freeTo === undefined) return null;
  const offered = sql`select s.id, s.consultation_minutes as minutes, s.hour_set_id as set_id from services s
    where s.professional_id = h.professional_id and ${shown(others, now)}`;
  return foundFree(db, { offered, ...windowOf({ freeFrom, freeTo }, now), now });
}
