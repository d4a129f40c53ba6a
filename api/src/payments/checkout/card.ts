import { PROMISED_FOR_HOURS } from '@parley/contract/offers/rules.ts';
import { sql } from 'kysely';

/**
 * Until when a replaced offer (alias `o`) can still be paid: 72 hours after the planned end of a consultation that began
 * while it stood; null when none did.
 */
export const payableUntil = sql<string | null>`(
  select max(a.ends_at) + make_interval(hours => ${sql.lit(PROMISED_FOR_HOURS)}) from appointments a
  where o.state = 'REPLACED' and o.by = 'professional' and a.job_id = o.job_id
    and a.started_at >= o.created_at and a.started_at < o.replaced_at)`;
