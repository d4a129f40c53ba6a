import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { appointmentsOf } from './queries.ts';

/** The actor's consultations that end after `from` (default now) and begin before `to`. */
export async function listAppointments(
  { db, clock }: Platform,
  { id }: Pick<Actor, 'id'>,
  { from = clock.instant(), to }: { from?: string; to?: string },
): Promise<Appointment[]> {
  return appointmentsOf(db, id, { from, to });
}
