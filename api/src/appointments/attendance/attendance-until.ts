import { attendanceOf } from '@parley/contract/appointments/attendance.ts';
import type { Attendance } from '@parley/contract/appointments/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import { presencesIn } from '../queries-due.ts';

interface Appointment {
  id: string;
  clientId: string;
  professionalId: string;
  startsAt: string;
}

/** What a consultation counts as by the published rule, by who has been in the room until an instant. */
export async function attendanceUntil(
  trx: Trx,
  { id, clientId, professionalId, startsAt }: Appointment,
  instant: string,
): Promise<Attendance> {
  const presences = await presencesIn(trx, id);
  const until = presences.map((each) => ({ ...each, leftAt: each.leftAt ?? instant }));
  const of = (person: string) => until.filter(({ userId }) => userId === person);
  return attendanceOf({ client: of(clientId), professional: of(professionalId) }, startsAt);
}
