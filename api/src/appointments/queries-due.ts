import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

/** What falls due: a request expires, a reminder, the attendance, a refund. */
export type DueKind = 'expire' | 'remind' | 'attend' | 'refund';

const DUE = {
  expire: (now: string) => sql<boolean>`expires_at <= ${now}`,
  remind: (now: string) => sql<boolean>`remind_at <= ${now}`,
  // One that was not paid in time is called off instead.
  attend: (now: string) => sql<boolean>`attend_at <= ${now} and pay_by is null`,
  refund: (now: string) => sql<boolean>`refund_at <= ${now}`,
} satisfies Record<DueKind, unknown>;

const DEADLINES = {
  expire: 'expiresAt',
  remind: 'remindAt',
  attend: 'attendAt',
  refund: 'refundAt',
} as const satisfies Record<DueKind, unknown>;

/** Due consultations with their jobs, the longest due first. */
export async function dueAppointments(db: Db, due: DueKind, now: string, limit: number) {
  return db
    .selectFrom('appointments')
    .select(['id', 'jobId'])
    .where(DUE[due](now))
    .orderBy(DEADLINES[due])
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

/** When each side was in the room. */
export async function presencesIn(trx: Trx, appointmentId: string) {
  return trx
    .selectFrom('meetingPresence')
    .select(['userId', 'joinedAt', 'leftAt'])
    .where('appointmentId', '=', appointmentId)
    .execute();
}

/** How often somebody has been in the room, once for all of their tabs. */
export async function countPresences(
  db: Db,
  { appointmentId, userId }: { appointmentId: string; userId: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('meetingPresence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('appointmentId', '=', appointmentId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** This person hasn't ended the meeting after all; both sides of it, if they had and it isn't over. */
export async function takeEndBack(
  trx: Trx,
  { appointmentId, userId }: { appointmentId: string; userId: string },
): Promise<{ clientId: string; professionalId: string } | undefined> {
  const unless = (column: string, user: string) =>
    sql<string | null>`case when ${sql.ref(user)} = ${userId} then null else ${sql.ref(column)} end`;
  return trx
    .updateTable('appointments')
    .set({
      clientEndedAt: unless('client_ended_at', 'client_id'),
      professionalEndedAt: unless('professional_ended_at', 'professional_id'),
    })
    .where('id', '=', appointmentId)
    .where('endedAt', 'is', null)
    .where(
      sql<boolean>`case when client_id = ${userId} then client_ended_at else professional_ended_at end is not null`,
    )
    .returning(['clientId', 'professionalId'])
    .executeTakeFirst();
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
