import type { InvoiceLink } from '@parley/contract/payments/invoices.ts';
import type { Subject } from '@parley/contract/payments/paid-for.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { isoText } from '../../../platform/database/iso-text.ts';
import { invoicesJson } from '../../invoices/queries-invoices.ts';

/** What the bank reads; instants as ISO text. */
export interface Evidence extends Subject {
  reason: string;
  amountCents: number;
  openedAt: string;
  chargeId: string | null;
  paidCents: number;
  paidAt: string | null;
  title: string;
  description: string;
  agreedAt: string;
  hiredAt: string | null;
  dueAt: string | null;
  completedAt: string | null;
  client: { name: string; email: string };
  professional: { name: string; email: string };
  offers: {
    version: number;
    by: string;
    at: string;
    cents: number;
    days: number | null;
    scope: string | null;
    state: string;
  }[];
  consultations: { id: string; from: string; to: string; attendance: string | null; cents: number }[];
  presence: { appointmentId: string; who: string; from: string; to: string | null }[];
  moves: { at: string; by: string; action: string; message: string | null }[];
  files: { name: string; size: number; at: string; who: string | null }[];
  invoices: InvoiceLink[];
  messageCount: number;
  messages: { at: string; who: string; body: string }[];
}

const list = (fields: ReturnType<typeof sql>, order: ReturnType<typeof sql>, rest: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') ${rest})`;

/** What the milestones of a plan have in common: its chat, its files, and what was talked and agreed before. */
const home = sql`coalesce(j.plan_id, j.id)`;

const offers = list(
  sql`'version', o.version, 'by', o.by, 'at', ${isoText(sql`o.created_at`)}, 'cents', o.amount_cents,
    'days', o.estimated_days, 'scope', o.scope, 'state', o.state`,
  sql`o.created_at, o.version, o.id`,
  sql`from offers o where o.job_id in (j.id, ${home})`,
);
const consultations = list(
  sql`'id', a.id, 'from', ${isoText(sql`a.starts_at`)}, 'to', ${isoText(sql`a.ends_at`)}, 'attendance', a.attendance,
    'cents', a.price_cents`,
  sql`a.starts_at, a.id`,
  sql`from appointments a where a.job_id in (j.id, ${home}) and a.agreed_at is not null`,
);
const presence = list(
  sql`'appointmentId', m.appointment_id, 'who', w.display_name, 'from', ${isoText(sql`m.joined_at`)},
    'to', ${isoText(sql`m.left_at`)}`,
  sql`m.joined_at, m.id`,
  sql`from appointments a join meeting_presence m on m.appointment_id = a.id join users w on w.id = m.user_id
    where a.job_id in (j.id, ${home})`,
);
const moves = list(
  sql`'at', ${isoText(sql`m.at`)}, 'by', m.by, 'action', m.action, 'message', m.message`,
  sql`m.at, m.id`,
  sql`from job_moves m where m.job_id = j.id`,
);
const files = list(
  sql`'name', f.name, 'size', f.size, 'at', ${isoText(sql`f.created_at`)}, 'who', w.display_name`,
  sql`f.created_at, f.id`,
  sql`from files f left join users w on w.id = f.owner_id where f.job_id in (j.id, ${home})`,
);
const newest = (most: number) =>
  list(
    sql`'at', ${isoText(sql`m.created_at`)}, 'who', w.display_name, 'body', m.body`,
    sql`m.seq`,
    sql`from (select * from messages where job_id = ${home} order by seq desc limit ${most}) m
      join users w on w.id = m.sender_id`,
  );
const person = (alias: string) =>
  sql`json_build_object('name', ${sql.ref(`${alias}.display_name`)}, 'email', ${sql.ref(`${alias}.email`)})`;

/** The records of the job whose payment a bank takes back, with so many of its newest messages. */
export async function evidenceOf(
  db: Db,
  chargebackId: string,
  messages: number,
): Promise<Evidence | undefined> {
  const { rows } = await sql<Evidence>`
    select k.reason, k.amount_cents, k.opened_at, coalesce(x.charge_id, p.charge_id) as charge_id,
      p.amount_cents as paid_cents, p.paid_at, p.appointment_id, p.tip_id, j.id as job_id, j.title, j.description,
      j.created_at as agreed_at, j.hired_at, j.due_at, j.completed_at, ${person('c')} as client,
      ${person('u')} as professional, ${offers} as offers, ${consultations} as consultations, ${presence} as presence,
      ${moves} as moves, ${files} as files, ${invoicesJson()} as invoices, ${newest(messages)} as messages,
      (select count(*) from messages where job_id = ${home}) as message_count
    from chargebacks k join payments p on p.id = k.payment_id join jobs j on j.id = p.job_id
      join users c on c.id = p.client_id join users u on u.id = p.professional_id
      left join unmatched_charges x on not k.is_own and x.payment_id = p.id
    where k.id = ${chargebackId} limit 1`.execute(db);
  return rows[0];
}

/** `for update`. */
export function lockChargeback(trx: Trx, id: string) {
  return trx
    .selectFrom('chargebacks as k')
    .innerJoin('payments as p', 'p.id', 'k.paymentId')
    .select(['k.id', 'k.processorId', 'k.paymentId', 'k.status', 'k.evidenceBy', 'k.evidenceAt', 'p.jobId'])
    .where('k.id', '=', id)
    .forUpdate('k')
    .executeTakeFirst();
}

/** What was sent, exactly as it was; undefined before. */
export async function sentEvidence(db: Db, chargebackId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('chargebackEvidence')
    .select('pdf')
    .where('chargebackId', '=', chargebackId)
    .executeTakeFirst();
  return row?.pdf;
}

export async function insertEvidence(trx: Trx, chargebackId: string, pdf: Buffer): Promise<void> {
  await trx.insertInto('chargebackEvidence').values({ chargebackId, pdf }).execute();
}

/** The bank has decided: what was not sent by then is of no use. */
export async function cancelUnsentEvidence(trx: Trx, chargebackId: string): Promise<void> {
  await trx
    .updateTable('processorCalls as c')
    .set({ status: 'CANCELLED' })
    .from('chargebacks as k')
    .where('k.id', '=', chargebackId)
    .whereRef('c.paymentId', '=', 'k.paymentId')
    .where('c.kind', '=', 'evidence')
    .where(sql<boolean>`c.params->>'chargebackId' = k.id::text`)
    .where('c.status', 'not in', ['DONE', 'CANCELLED'])
    .execute();
}
