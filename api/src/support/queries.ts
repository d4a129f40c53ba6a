import type { Ticket } from '@parley/contract/support/schemas.ts';
import type { Db, Trx } from '../platform/db.ts';

/** Whether this person is a party of the job. */
export async function isPartyOf(db: Db, jobId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where((is) => is.or([is('clientId', '=', userId), is('professionalId', '=', userId)]))
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewTicketRow {
  id: string;
  authorId: string;
  jobId: string | null;
  message: string;
  createdAt: string;
  dueAt: string;
}

/** Adds an open ticket. */
export async function insertTicket(trx: Trx, row: NewTicketRow): Promise<Ticket> {
  return trx
    .insertInto('tickets')
    .values({ ...row, status: 'OPEN' })
    .returning(['id', 'message', 'jobId', 'status', 'createdAt'])
    .executeTakeFirstOrThrow();
}
