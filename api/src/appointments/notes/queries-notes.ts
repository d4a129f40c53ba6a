import type { Db, Trx } from '../../platform/database/db.ts';

const everyNotes = (db: Db, appointmentId: string) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .leftJoin('notes as n', 'n.appointmentId', 'a.id')
    .where('a.id', '=', appointmentId);

const notes = (db: Db, appointmentId: string, userId: string) =>
  everyNotes(db, appointmentId).where((is) =>
    is.or([is('a.clientId', '=', userId), is('a.professionalId', '=', userId)]),
  );

/** For admins: any consultation's notes, and who last edited them. */
export async function anyText(db: Db, appointmentId: string) {
  return everyNotes(db, appointmentId)
    .select(['a.clientId', 'n.text', 'n.editedBy', 'n.editedAt'])
    .executeTakeFirst();
}

/** Same, for this user's consultations. */
export async function textOf(db: Db, appointmentId: string, userId: string) {
  return notes(db, appointmentId, userId)
    .select(['a.clientId', 'n.text', 'n.editedBy', 'n.editedAt'])
    .executeTakeFirst();
}

/** The Yjs document of a consultation of this user. */
export async function stateOf(db: Db, appointmentId: string, userId: string) {
  return notes(db, appointmentId, userId).select('n.state').executeTakeFirst();
}

/** What write access depends on. */
export async function notesAccessOf(trx: Trx, appointmentId: string, userId: string) {
  return notes(trx, appointmentId, userId)
    .select(['a.clientId', 'a.professionalId', 'a.status', 'j.status as jobStatus'])
    .executeTakeFirst();
}

/** Locks the notes' row, creating it first if needed. */
export async function lockState(trx: Trx, appointmentId: string): Promise<Uint8Array> {
  const { state } = await trx
    .insertInto('notes')
    .values({ appointmentId })
    .onConflict((known) =>
      known
        .column('appointmentId')
        .doUpdateSet((row) => ({ appointmentId: row.ref('excluded.appointmentId') })),
    )
    .returning('state')
    .executeTakeFirstOrThrow();
  return state;
}

interface Written {
  appointmentId: string;
  state: Uint8Array;
  text: string;
  editedBy: string;
  editedAt: string;
}

export async function saveNotes(trx: Trx, { appointmentId, state, ...written }: Written): Promise<void> {
  await trx
    .updateTable('notes')
    .set({ state: Buffer.from(state), ...written })
    .where('appointmentId', '=', appointmentId)
    .execute();
}
