import type { Payment } from '@parley/contract/payments/schemas.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { sql, type Updateable } from 'kysely';
import type { Payments } from '../platform/database/tables.gen.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { owedFor } from './debts/queries-debts.ts';

const paymentColumns = [
  'payments.id',
  'payments.jobId',
  'payments.appointmentId',
  'payments.tipId',
  'payments.clientId',
  'payments.professionalId',
  'payments.amountCents',
  'payments.offerId',
  'payments.creditCents',
  'payments.feeCents',
  'payments.feeBasisPoints',
  'payments.feeMinimumCents',
  'payments.refundedCents',
  'payments.status',
  'payments.settlement',
  'payments.transfer',
  'payments.refund',
  'payments.frozenAt',
  'payments.disputedCents',
  'payments.settleAfter',
  'payments.attempt',
  'payments.intentId',
  'payments.chargeId',
  'payments.receiptUrl',
  'payments.paidAt',
  'payments.holdUntil',
] as const;

const withJob = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('jobs', 'jobs.id', 'payments.jobId')
    .select(paymentColumns)
    .select(['jobs.title', 'jobs.status as jobStatus', owedFor('payments.id').as('receivableCents')]);

export type PaymentRow = Awaited<ReturnType<typeof lockPayment>> & object;

/** What a payment is for: a tip, a consultation, or else the work of a job. */
export interface PaidFor {
  jobId: string;
  appointmentId?: string | null | undefined;
  tipId?: string | null | undefined;
}

/** SQL: whether the payment `payments` or `p` is for this. */
export const isPaidFor = (of: 'payments' | 'p', { jobId, appointmentId = null, tipId = null }: PaidFor) =>
  sql<boolean>`(${sql.ref(`${of}.job_id`)} = ${jobId}
    and ${sql.ref(`${of}.appointment_id`)} ${appointmentId === null ? sql`is null` : sql`= ${appointmentId}`}
    and ${sql.ref(`${of}.tip_id`)} ${tipId === null ? sql`is null` : sql`= ${tipId}`})`;

const paymentFor = (db: Db, paidFor: PaidFor) => withJob(db).where(isPaidFor('payments', paidFor));

/** `for update`, the job with it: they change together. All payments of the job are locked, in one order, against deadlocks. */
export async function lockPayment(trx: Trx, paidFor: PaidFor) {
  await sql`select 1 from payments where job_id = ${paidFor.jobId} order by id for update`.execute(trx);
  const name = `locked payment of ${nameOf(paidFor)}`;
  const [payment] = await askPrepared(trx, name, paymentFor(trx, paidFor).forUpdate());
  return payment;
}

function nameOf({ appointmentId, tipId }: PaidFor): string {
  if (tipId) return 'a tip';
  return appointmentId ? 'a consultation' : 'the work';
}

export function paymentOfClient(db: Db, paidFor: PaidFor, clientId: string) {
  return paymentFor(db, paidFor).where('payments.clientId', '=', clientId).executeTakeFirst();
}

export function paymentReply(row: PaymentRow): Payment {
  const {
    jobId,
    appointmentId,
    tipId,
    status,
    settlement,
    amountCents,
    creditCents,
    feeCents,
    feeBasisPoints,
    feeMinimumCents,
    refundedCents,
    frozenAt,
    transfer,
    refund,
    paidAt,
    receiptUrl,
    receivableCents,
  } = row;
  return {
    jobId,
    appointmentId,
    tipId,
    status,
    settlement,
    amountCents,
    creditCents,
    feeCents,
    feeBasisPoints,
    feeMinimumCents,
    refundedCents,
    frozenAt,
    transfer,
    refund,
    paidAt,
    receiptUrl,
    receivableCents,
  };
}

interface NewPayment extends FeeTerms {
  id: string;
  jobId: string;
  clientId: string;
  professionalId: string;
  appointmentId: string | null;
  tipId?: string;
  offerId: string | null;
  amountCents: number;
  creditCents: number;
  feeCents: number;
  createdAt: string;
}
export async function insertPayment(trx: Trx, payment: NewPayment): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ ...payment, status: 'UNPAID', settlement: 'NONE' })
    .execute();
}

export async function updatePayment(trx: Trx, id: string, change: Updateable<Payments>): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute();
}

// Checkouts

export function openCheckoutOf(trx: Trx, paymentId: string) {
  return trx
    .selectFrom('checkouts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('status', 'in', ['OPENING', 'OPEN'])
    .executeTakeFirst();
}

/** The page that is open to pay for this; with an offer, only one that is open for another. */
export function openPageOf(db: Db, paidFor: PaidFor, offerId: string | null) {
  const open = db
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.id', 'checkouts.paymentId')
    .select((column) => column.ref('checkouts.processorId').$notNull().as('processorId'))
    .where(isPaidFor('payments', paidFor))
    .where('checkouts.status', '=', 'OPEN')
    .where('checkouts.processorId', 'is not', null);
  return (offerId === null ? open : open.where('checkouts.offerId', '<>', offerId)).executeTakeFirst();
}

/** The latest checkout that the processor knows. */
export function latestCheckout(db: Db, paymentId: string) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('processorId', 'is not', null)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The checkout by the processor's id, with the job it is for. */
export function checkoutByProcessorId(db: Db, processorId: string) {
  return db
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.id', 'checkouts.paymentId')
    .select([
      'checkouts.id',
      'checkouts.attempt',
      'checkouts.status',
      'checkouts.processorId',
      'checkouts.paymentId',
      'checkouts.offerId',
      'checkouts.askAt',
      'payments.jobId',
      'payments.appointmentId',
      'payments.tipId',
    ])
    .where('checkouts.processorId', '=', processorId)
    .executeTakeFirst();
}

export type Checkout = NonNullable<Awaited<ReturnType<typeof openCheckoutOf>>>;

export async function insertCheckout(
  trx: Trx,
  checkout: Omit<Checkout, 'processorId' | 'url' | 'askAt'>,
): Promise<void> {
  await trx.insertInto('checkouts').values(checkout).execute();
}

export async function updateCheckout(
  trx: Trx,
  id: string,
  change: Partial<Omit<Checkout, 'id'>>,
): Promise<void> {
  await trx.updateTable('checkouts').set(change).where('id', '=', id).execute();
}

/** Whether the latest checkout was completed and its payment is still pending. */
export async function isBeingProcessed(trx: Trx, paymentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.id', 'checkouts.paymentId')
    .select('checkouts.id')
    .where('checkouts.paymentId', '=', paymentId)
    .whereRef('checkouts.attempt', '=', 'payments.attempt')
    .where('checkouts.status', '=', 'COMPLETE')
    .where('payments.status', '=', 'PENDING')
    .executeTakeFirst();
  return row !== undefined;
}

// Events of the processor

/** False if received before. */
/** False if it is there already. */
export async function insertEvent(
  db: Db,
  event: { id: string; type: string; receivedAt: string },
): Promise<boolean> {
  const insert = db
    .insertInto('processorEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');
  return (await askPrepared(db, 'new event', insert)).length > 0;
}

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const known = db.selectFrom('processorEvents').select('id').where('id', '=', id);
  return (await askPrepared(db, 'known event', known)).length > 0;
}
