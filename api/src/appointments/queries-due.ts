import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

/** What falls due: a request expires, a reminder, the attendance, a refund. */
export type DueKind = 'expire' | 'remind' | 'attend' | 'refund';

const DUE = {
  expire: (now: string) => sql<boolean>`expires_at <= ${now}`,
  remind: (now: string) => sql<boolean>`remind_at <= ${now}`,
  attend: (now: string) => sql<boolean>`attend_at <= ${now}`,
  refund: (now: string) => sql<boolean>`refund_at <= ${now}`,
} satisfies Record<DueKind, unknown>;

/** Due consultations with their jobs. */
export async function dueAppointments(db: Db, due: DueKind, now: string, limit: number) {
  return db
    .selectFrom('appointments')
    .select(['id', 'jobId'])
    .where(DUE[due](now))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Checked again under the lock. */
export async function isStillDue(trx: Trx, due: DueKind, id: string, now: string): Promise<boolean> {
  const row = await trx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where(DUE[due](now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether each side had checked in or been in the room by an instant. */
export async function whoCame(trx: Trx, id: string, by: string) {
  const came = (column: string, user: string) =>
    sql<boolean>`coalesce(${sql.ref(column)} <= ${by}, false) or exists (select from meeting_presence p
      where p.appointment_id = a.id and p.user_id = ${sql.ref(user)} and p.joined_at <= ${by})`;
  return trx
    .selectFrom('appointments as a')
    .select(came('a.client_checked_in_at', 'a.client_id').as('client'))
    .select(came('a.professional_checked_in_at', 'a.professional_id').as('professional'))
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertPresence(
  trx: Trx,
  presence: { id: string; appointmentId: string; userId: string; joinedAt: string },
): Promise<void> {
  await trx
    .insertInto('meetingPresence')
    .values({ ...presence, leftAt: null })
    .onConflict((conflict) =>
      conflict.columns(['appointmentId', 'userId']).where('leftAt', 'is', null).doNothing(),
    )
    .execute();
}

export async function endPresence(
  trx: Trx,
  { appointmentId, userId, leftAt }: { appointmentId: string; userId: string; leftAt: string },
): Promise<void> {
  await trx
    .updateTable('meetingPresence')
    .set({ leftAt: sql<string>`greatest(joined_at, ${leftAt}::timestamptz)` })
    .where('appointmentId', '=', appointmentId)
    .where('userId', '=', userId)
    .where('leftAt', 'is', null)
    .execute();
}

/** Ends presences left open by a process that died, as of the room's closing. */
export async function endPresencesAfterClosing(
  db: Db,
  now: string,
  closesAfterMinutes: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update meeting_presence p set left_at = greatest(p.joined_at, room.closed_at)
    from (select id, least(ended_at, ends_at + make_interval(mins => ${closesAfterMinutes})) as closed_at
      from appointments) room
    where p.left_at is null and room.id = p.appointment_id and room.closed_at <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
