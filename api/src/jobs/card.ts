import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { sql } from 'kysely';
import { isoText, personJson } from '../users/card.ts';

/**
 * The appointment in the row under `a`, as JSON: one column of whatever query lists them. The job is under `j`, its
 * client under `c` and its professional under `u`.
 */
export const appointmentJson = sql<Appointment>`json_build_object(
  'id', a.id, 'jobId', a.job_id, 'title', j.title, 'client', ${personJson('c')}, 'professional', ${personJson('u')},
  'startsAt', ${isoText(sql`a.starts_at`)}, 'endsAt', ${isoText(sql`a.ends_at`)},
  'minutes', (extract(epoch from a.ends_at - a.starts_at) / 60)::integer, 'status', a.status,
  'proposedStartsAt', ${isoText(sql`a.proposed_starts_at`)}, 'proposedMinutes', a.proposed_minutes,
  'checkedIn', json_build_object('client', a.client_checked_in_at is not null,
    'professional', a.professional_checked_in_at is not null),
  'meeting', json_build_object('startedAt', ${isoText(sql`a.started_at`)}, 'endedAt', ${isoText(sql`a.ended_at`)}),
  'attendance', a.attendance)`;
