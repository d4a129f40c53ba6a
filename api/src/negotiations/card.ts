import { sql } from 'kysely';

/**
 * Which times of a negotiation `n` its professional no longer has. Only while it is open: an agreed time is taken by its
 * own consultation.
 */
export const takenTimes = sql<string[]>`array(
  select time from unnest(n.starts_at || n.alternatives) time
  where n.is_open and exists (select from bookings b where b.professional_id = n.professional_id
    and b.during && tstzrange(time, time + n.minutes * interval '1 minute')))`;
