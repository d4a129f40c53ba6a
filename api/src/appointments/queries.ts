import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import { appointmentJson } from '../jobs/card.ts';
import type { AppointmentsTable } from '../platform/database.ts';
import type { Db, Trx } from '../platform/db.ts';

/** An appointment and whether it is off: cancelled itself, or its job is. */
export interface AppointmentFacts {
  appointment: Appointment;
  isOff: boolean;
}

/** One of this person's appointments. */
export async function appointmentOf(
  db: Db,
  id: string,
  userId: string,
): Promise<AppointmentFacts | undefined> {
  return appointments(db, userId)
    .select(sql<boolean>`a.status = 'CANCELLED' or j.status = 'CANCELLED'`.as('isOff'))
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** This person's appointments within a window, the next first; cancelled ones are left to the page of their job. */
export async function appointmentsOf(
  db: Db,
  userId: string,
  { from, to }: { from: string; to?: string },
): Promise<Appointment[]> {
  let query = appointments(db, userId)
    .where('a.status', '<>', 'CANCELLED')
    .where('a.endsAt', '>', sql<string>`${new Date(from)}`);
  if (to) query = query.where('a.startsAt', '<', sql<string>`${new Date(to)}`);
  const rows = await query.orderBy('a.startsAt').orderBy('a.id').execute();
  return rows.map(({ appointment }) => appointment);
}

function appointments(db: Db, userId: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as c', 'c.id', 'a.clientId')
    .innerJoin('users as u', 'u.id', 'a.professionalId')
    .select(appointmentJson.as('appointment'))
    .where((where) => where.or([where('a.clientId', '=', userId), where('a.professionalId', '=', userId)]));
}

/** An appointment's row and its job's, locked in this order, as everybody does who changes both. */
export async function lockAppointment(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from jobs where id = (select job_id from appointments where id = ${id}) for share`.execute(
    trx,
  );
  await sql`select 1 from appointments where id = ${id} for no key update`.execute(trx);
}

/** The appointments of a job that had not begun at an instant, locked. */
export async function lockFrom(trx: Trx, jobId: string, at: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('appointments')
    .select('id')
    .where('jobId', '=', jobId)
    .where('startsAt', '>=', at)
    .where('status', '<>', 'CANCELLED')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertAppointment(trx: Trx, appointment: Insertable<AppointmentsTable>): Promise<void> {
  await trx.insertInto('appointments').values(appointment).execute();
}

export async function updateAppointment(
  trx: Trx,
  id: string,
  change: Updateable<AppointmentsTable>,
): Promise<void> {
  await trx.updateTable('appointments').set(change).where('id', '=', id).execute();
}

export async function cancelAppointment(trx: Trx, id: string): Promise<void> {
  await updateAppointment(trx, id, { status: 'CANCELLED' });
}
