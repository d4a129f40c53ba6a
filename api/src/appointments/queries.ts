import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { appointmentJson } from '../jobs/lists/card.ts';
import type { AppointmentMoves, Appointments } from '../platform/database/tables.gen.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';

export type AppointmentRow = Selectable<Appointments>;

/** `isOff`: it or its job is cancelled. */
export interface AppointmentFacts {
  appointment: Appointment;
  isOff: boolean;
}

export async function appointmentOf(
  db: Db,
  id: string,
  userId: string,
): Promise<AppointmentFacts | undefined> {
  const question = appointments(db, userId)
    .select([isOff.as('isOff')])
    .where('a.id', '=', id);
  const [appointment] = await askPrepared(db, 'appointment', question);
  return appointment;
}

const isOff = sql<boolean>`(a.status in ('DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED') or j.status = 'CANCELLED')`;

export async function anyAppointment(db: Db, id: string): Promise<Appointment | undefined> {
  const row = await everyAppointment(db).where('a.id', '=', id).executeTakeFirst();
  return row?.appointment;
}

/** A user's appointments in a window, next first, without cancelled ones. */
export async function appointmentsOf(
  db: Db,
  userId: string,
  { from, to }: { from: string; to?: string },
): Promise<Appointment[]> {
  let query = appointments(db, userId)
    .where('a.status', 'not in', ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'])
    .where('a.endsAt', '>', sql<string>`${new Date(from)}`);
  if (to) query = query.where('a.startsAt', '<', sql<string>`${new Date(to)}`);
  const rows = await query.orderBy('a.startsAt').orderBy('a.id').execute();
  return rows.map(({ appointment }) => appointment);
}

function appointments(db: Db, userId: string) {
  return everyAppointment(db).where((where) =>
    where.or([where('a.clientId', '=', userId), where('a.professionalId', '=', userId)]),
  );
}

function everyAppointment(db: Db) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as c', 'c.id', 'a.clientId')
    .innerJoin('users as u', 'u.id', 'a.professionalId')
    .select(appointmentJson.as('appointment'));
}

/** Locks the job, then the appointment: the order that everybody uses who changes both. */
export async function lockAppointment(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from jobs where id = (select job_id from appointments where id = ${id}) for share`.execute(
    trx,
  );
  await sql`select 1 from appointments where id = ${id} for no key update`.execute(trx);
}

/** With a user, only theirs. */
export async function jobIdOf(db: Db, id: string, userId?: string): Promise<string | undefined> {
  let query = db.selectFrom('appointments').select('jobId').where('id', '=', id);
  if (userId)
    query = query.where((where) =>
      where.or([where('clientId', '=', userId), where('professionalId', '=', userId)]),
    );
  return (await query.executeTakeFirst())?.jobId;
}

/** `for update`; its job is locked already. */
export async function lockRow(trx: Trx, id: string): Promise<AppointmentRow | undefined> {
  return trx.selectFrom('appointments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** `for update`. */
export async function lockOfJob(trx: Trx, jobId: string): Promise<AppointmentRow[]> {
  return trx
    .selectFrom('appointments')
    .selectAll()
    .where('jobId', '=', jobId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The jobs of two people in which nobody is hired yet. */
export async function talkingJobsBetween(trx: Trx, one: string, other: string): Promise<string[]> {
  const jobs = await trx
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'TALKING')
    .where((where) =>
      where.or([
        where('clientId', '=', one).and('professionalId', '=', other),
        where('clientId', '=', other).and('professionalId', '=', one),
      ]),
    )
    .orderBy('id')
    .execute();
  return jobs.map(({ id }) => id);
}

/** Whether the consultation that a job starts with is open, agreed or over, and was not called off. */
export async function hasFirst(trx: Trx, jobId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('appointments')
    .select('id')
    .where('jobId', '=', jobId)
    .where('isFirst', '=', true)
    .where('status', 'not in', ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'])
    .executeTakeFirst();
  return row !== undefined;
}

/** How many consultations of a job a side has asked for since an instant, one by one, whatever became of them. */
export async function countAskedFor(
  trx: Trx,
  { jobId, by, since }: { jobId: string; by: SideRole; since: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('jobId', '=', jobId)
    .where('askedBy', '=', by)
    .where('seriesId', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes the earliest open or agreed consultation the one that the job starts with. */
export async function markFirst(trx: Trx, jobId: string): Promise<void> {
  const earliest = trx
    .selectFrom('appointments')
    .select('id')
    .where('jobId', '=', jobId)
    .where('status', 'not in', ['DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'])
    .where('attendance', 'is', null)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1);
  await trx.updateTable('appointments').set({ isFirst: true }).where('id', '=', earliest).execute();
}

/** To how many consultations since then somebody objected, as this side, where no money hung on it; not what an admin did for them. */
export async function objectionsOnRecord(
  trx: Trx,
  { userId, by, since }: { userId: string; by: Side; since: string },
): Promise<number> {
  // Concurrent objections of one person are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`objections ${userId}`}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('appointments as a')
    .innerJoin('appointmentMoves as m', 'm.appointmentId', 'a.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(by === 'client' ? 'a.clientId' : 'a.professionalId', '=', userId)
    .where('a.endsAt', '>', since)
    .where('a.priceCents', '=', 0)
    .where('m.action', '=', 'object')
    .where('m.by', '=', by)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the job was last disputed; null if never. */
export async function lastDisputeAt(trx: Trx, jobId: string): Promise<string | null> {
  const { at } = await trx
    .selectFrom('jobMoves')
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .where('jobId', '=', jobId)
    .where('action', '=', 'dispute')
    .executeTakeFirstOrThrow();
  return at;
}

export async function insertAppointment(trx: Trx, appointment: Insertable<Appointments>): Promise<void> {
  await trx.insertInto('appointments').values(appointment).execute();
}

export async function updateAppointment(
  trx: Trx,
  id: string,
  change: Updateable<Appointments>,
): Promise<void> {
  await trx.updateTable('appointments').set(change).where('id', '=', id).execute();
}

/** Until when what was paid for a consultation is held; null if nothing is. */
export async function holdUntilOf(trx: Trx, appointmentId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('payments')
    .select('holdUntil')
    .where('appointmentId', '=', appointmentId)
    .where('settlement', '=', 'HELD')
    .executeTakeFirst();
  return row?.holdUntil ?? null;
}

/** In cents: what is held for a consultation now. */
export async function heldCentsOf(
  trx: Trx,
  { id, priceCents }: Pick<AppointmentRow, 'id' | 'priceCents'>,
): Promise<number> {
  if (priceCents === 0) return 0;
  const row = await trx
    .selectFrom('payments')
    .select(sql<number>`amount_cents - refunded_cents`.as('cents'))
    .where('appointmentId', '=', id)
    .where('settlement', '=', 'HELD')
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** When the current or requested time was offered. */
export async function timeOfferedAt(trx: Trx, appointmentId: string): Promise<string | null> {
  const { at } = await trx
    .selectFrom('appointmentMoves')
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .where('appointmentId', '=', appointmentId)
    .where('startsAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return at;
}

export async function insertMove(trx: Trx, move: Insertable<AppointmentMoves>): Promise<void> {
  await trx.insertInto('appointmentMoves').values(move).execute();
}
