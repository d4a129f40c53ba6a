import { sql } from 'kysely';
import { isTimeTaken } from '../platform/database/free-times.ts';

const during = sql`tstzrange(time, time + n.minutes * interval '1 minute')`;

/**
 * Which times of a negotiation `n` its professional no longer has. Only while it is open: an agreed time is taken by its
 * own consultation.
 */
export const takenTimes = sql<string[]>`array(
  select time from unnest(n.starts_at || n.alternatives) time
  where n.is_open and ${isTimeTaken({ professionalId: sql`n.professional_id`, during })})`;
