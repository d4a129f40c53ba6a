import type { ProcessorCallsTable } from '../platform/database.ts';
import type { Db, Trx } from '../platform/db.ts';
import type { Selectable, Updateable } from 'kysely';

export type ProcessorCall = Selectable<ProcessorCallsTable>;

export async function insertCall(
  trx: Trx,
  call: Pick<ProcessorCall, 'id' | 'kind' | 'paymentId' | 'key' | 'params' | 'createdAt'>,
): Promise<void> {
  await trx
    .insertInto('processorCalls')
    .values({ ...call, params: JSON.stringify(call.params) })
    .execute();
}

export function callById(db: Db, id: string) {
  return db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .selectAll('processorCalls')
    .select(['payments.jobId', 'payments.professionalId'])
    .where('processorCalls.id', '=', id)
    .executeTakeFirst();
}
export type CallWithJob = NonNullable<Awaited<ReturnType<typeof callById>>>;

export function lockCall(trx: Trx, id: string) {
  return trx
    .selectFrom('processorCalls')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCall(db: Db, id: string, change: Updateable<ProcessorCallsTable>): Promise<void> {
  await db.updateTable('processorCalls').set(change).where('id', '=', id).execute();
}

/** Calls that are still to be done, the oldest first. */
export function openCalls(db: Db) {
  return db
    .selectFrom('processorCalls')
    .select('id')
    .where('status', 'in', ['PENDING', 'WAITING'])
    .orderBy('createdAt')
    .limit(500)
    .execute();
}

/** Transfers that wait until this professional's account can take them. */
export function waitingTransfersOf(db: Db, professionalId: string) {
  return db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select('processorCalls.id')
    .where('payments.professionalId', '=', professionalId)
    .where('processorCalls.status', '=', 'WAITING')
    .execute();
}

/** The refund's call by what the processor named it, with its payment. */
export function refundCall(db: Db, refundId: string) {
  return db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['processorCalls.id', 'processorCalls.paymentId', 'payments.jobId', 'processorCalls.params'])
    .where('kind', '=', 'refund')
    .where('resultId', '=', refundId)
    .executeTakeFirst();
}
