import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Dashboard } from '@parley/contract/dashboard/schemas.ts';
import { RUNNING_JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { sql } from 'kysely';
import { appointmentJson } from '../jobs/lists/card.ts';
import type { Db } from '../platform/database/db.ts';
import { blockExists } from '../platform/database/is-blocked.ts';
import type { Begun, SetUp } from './first-steps.ts';

/** Agreed consultations whose rooms have not closed, next first. */
export async function agreedAppointments(
  db: Db,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<Appointment[]> {
  const rows = await db
    .selectFrom('appointments as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as c', 'c.id', 'a.clientId')
    .innerJoin('users as u', 'u.id', 'a.professionalId')
    .select(appointmentJson.as('appointment'))
    .where((is) => is.or([is('a.clientId', '=', userId), is('a.professionalId', '=', userId)]))
    .where('a.agreedAt', 'is not', null)
    .where('a.status', '<>', 'CANCELLED')
    .where('j.status', '<>', 'CANCELLED')
    .where('a.endedAt', 'is', null)
    .where('a.endsAt', '>', after)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .limit(limit)
    .execute();
  return rows.map(({ appointment }) => appointment);
}

/** Consultations that wait for this user's response or choice, and whether its two sides can arrange nothing new. */
export async function appointmentsAwaiting(
  db: Db,
  userId: string,
  now: string,
  limit: number,
): Promise<{ appointment: Appointment; isCutOff: boolean }[]> {
  // Parenthesized: an unbracketed OR would show everyone's.
  const waits = sql<boolean>`((a.expires_at > ${now}
      and a.turn = case when a.client_id = ${userId} then 'CLIENT' else 'PROFESSIONAL' end)
    or (a.pay_by > ${now} and a.client_id = ${userId})
    or (a.choose_until > ${now} and a.attendance <> case when a.client_id = ${userId} then 'CLIENT_ABSENT' else 'PROFESSIONAL_ABSENT' end))`;
  const isBlocked = blockExists(sql`a.client_id`, sql`a.professional_id`);
  return db
    .selectFrom('appointments as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as c', 'c.id', 'a.clientId')
    .innerJoin('users as u', 'u.id', 'a.professionalId')
    .select([
      appointmentJson.as('appointment'),
      sql<boolean>`j.status = 'TALKING' and ${isBlocked}`.as('isCutOff'),
    ])
    .where((is) => is.or([is('a.clientId', '=', userId), is('a.professionalId', '=', userId)]))
    .where('j.status', 'in', RUNNING_JOB_STATUSES)
    .where(waits)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** What a professional has set up; nothing of it without a profile. */
export async function setUpOf(db: Db, professionalId: string, today: string): Promise<SetUp> {
  const setUp = await db
    .selectFrom('profiles as p')
    .select(['p.initialised', 'p.payoutsEnabled'])
    .select([
      sql<boolean>`exists (select from hour_rules r where r.professional_id = p.user_id)
        or exists (select from hour_dates d where d.professional_id = p.user_id and d.date >= ${today}::date
          and jsonb_array_length(d.slots) > 0)`.as('hasHours'),
      sql<boolean>`exists (select from services s where s.professional_id = p.user_id and s.removed_at is null)`.as(
        'hasService',
      ),
      sql<boolean>`exists (select from jobs j where j.professional_id = p.user_id and j.hired_at is not null)`.as(
        'wasHired',
      ),
    ])
    .where('p.userId', '=', professionalId)
    .executeTakeFirst();
  return setUp ?? NOTHING;
}

const NOTHING: SetUp = {
  initialised: false,
  payoutsEnabled: false,
  hasHours: false,
  hasService: false,
  wasHired: false,
};

/** How far a client has come on the way to a first hire. */
export async function begunBy(db: Db, clientId: string): Promise<Begun> {
  const { rows } = await sql<Begun>`
    select exists (select from job_postings where client_id = ${clientId})
        or exists (select from negotiations where client_id = ${clientId}) as has_asked,
      exists (select from appointments where client_id = ${clientId} and agreed_at is not null) as has_agreed,
      exists (select from jobs where client_id = ${clientId} and hired_at is not null) as has_hired`.execute(
    db,
  );
  const [begun] = rows;
  if (!begun) throw new Error('a select without a table has one row');
  return begun;
}

/** Most urgent first. */
export async function openTickets(db: Db, limit: number) {
  return db
    .selectFrom('tickets as t')
    .innerJoin('users as a', 'a.id', 't.authorId')
    .select(['t.id', 't.message', 't.dueAt', 'a.displayName as author'])
    .where('t.status', '<>', 'RESOLVED')
    .orderBy('t.dueAt')
    .orderBy('t.id')
    .limit(limit)
    .execute();
}

/** Most urgent first. */
export async function openReports(db: Db, limit: number) {
  return db
    .selectFrom('reports as r')
    .innerJoin('users as w', 'w.id', 'r.reporterId')
    .select(['w.displayName as reporter', 'r.title', 'r.reason', 'r.dueAt'])
    .where('r.status', '=', 'OPEN')
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Most urgent first. */
export async function undecidedCertificates(db: Db, limit: number) {
  return db
    .selectFrom('certificates as c')
    .innerJoin('users as u', 'u.id', 'c.professionalId')
    .select(['c.name', 'c.dueAt', 'u.displayName as professional'])
    .where('c.status', '=', 'PENDING')
    .orderBy('c.dueAt')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** In cents: what of a payment wasn't refunded. */
const left = sql<number>`p.amount_cents - p.refunded_cents`;

/** Those that an admin decides, the next to be refunded automatically first. */
export async function openDisputes(db: Db, limit: number) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.jobId', '=', 'j.id').on('p.appointmentId', 'is', null).on('p.tipId', 'is', null),
    )
    .innerJoin('users as c', 'c.id', 'j.clientId')
    .innerJoin('users as u', 'u.id', 'j.professionalId')
    .select(['j.id', 'j.title', 'j.refundAt', left.as('heldCents')])
    .select(['c.displayName as client', 'u.displayName as professional'])
    .where('j.status', '=', 'DISPUTED')
    .where('j.disputedBy', '<>', 'processor')
    .orderBy('j.refundAt')
    .orderBy('j.id')
    .limit(limit)
    .execute();
}

/** Consultations whose money waits for a decision, the next to end without one first. */
export async function contestedMoney(db: Db, limit: number) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('payments as p', 'p.appointmentId', 'a.id')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as c', 'c.id', 'a.clientId')
    .innerJoin('users as u', 'u.id', 'a.professionalId')
    .select(['a.jobId', 'j.title', 'a.startsAt', 'a.settleAt', left.as('heldCents')])
    .select(['c.displayName as client', 'u.displayName as professional'])
    .where('a.objectedAt', 'is not', null)
    .where('a.settleAt', 'is not', null)
    .orderBy('a.settleAt')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

/** From what is kept of the overview. */
export async function overview(db: Db): Promise<NonNullable<Dashboard['overview']>> {
  const amount = (kinds: readonly string[]) =>
    sql`coalesce(sum(amount) filter (where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})), 0)::bigint`;
  const inProgress = RUNNING_JOB_STATUSES.map((status) => status.toLowerCase());
  const { rows } = await sql<NonNullable<Dashboard['overview']>>`
    select ${amount(['clients'])} as clients, ${amount(['professionals'])} as professionals,
      ${amount(inProgress)} as jobs_in_progress, ${amount(['completed'])} as jobs_completed,
      ${amount(['heldCents'])} as held_cents, ${amount(['feesCents'])} as fees_cents,
      ${amount(['ledgerDifferenceCents'])} as ledger_difference_cents
    from overview_figures where day is null`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('an aggregate has one row');
  return numbers;
}
