import type { AppointmentStatus } from '@parley/contract/appointments/states.ts';
import type { SeriesState } from '@parley/contract/appointments/series/states.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { NegotiationKind, NegotiationStatus } from '@parley/contract/negotiations/states.ts';
import type { OfferState } from '@parley/contract/offers/schemas.ts';
import type { ResolutionState } from '@parley/contract/resolutions/states.ts';
import type { Side, SideRole } from '@parley/contract/sides.ts';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';
import type { Cast } from './people.ts';

interface Between {
  id: string;
  clientId: string;
  professionalId: string;
}
interface OfJob extends Between {
  jobId: string;
}

export interface SceneNegotiation extends Between {
  kind: NegotiationKind;
  status: NegotiationStatus;
  turn: SideRole | null;
  startsAt: string;
  alternatives: string[];
}
export interface SceneJob extends Between {
  status: JobStatus;
  postingId: string | null;
  refundableAt: string | null;
  lateRefundAt: string | null;
  disputedBy: string | null;
  reviewBy: string | null;
}
export interface SceneAppointment extends OfJob {
  jobStatus: JobStatus;
  status: AppointmentStatus;
  turn: SideRole | null;
  agreedAt: string | null;
  startsAt: string;
  endsAt: string;
  startedAt: string | null;
  endedAt: string | null;
  attendance: string | null;
  objectUntil: string | null;
  chooseUntil: string | null;
  /** While a priced one waits for its payment. */
  payBy: string | null;
  /** Since when its money waits for an admin. */
  objectedAt: string | null;
  settleAt: string | null;
  seriesId: string | null;
}
export interface SceneOffer extends OfJob {
  by: Side;
  state: OfferState;
}
export interface SceneResolution extends OfJob {
  by: Side;
  state: ResolutionState;
}
export interface SceneSeries extends OfJob {
  by: Side;
  state: SeriesState;
}
export interface ScenePayment extends OfJob {
  /** Of a consultation or a tip; else of the work. */
  appointmentId: string | null;
  tipId: string | null;
  status: string;
  settlement: string;
  amountCents: number;
  refundedCents: number;
  chargeId: string | null;
}
/** A page of the processor; `processorId` is its own. */
export interface ScenePage extends OfJob {
  appointmentId: string | null;
  tipId: string | null;
  processorId: string;
  status: string;
}
/** What the product asks of the processor. */
export interface SceneCall extends OfJob {
  kind: string;
  status: string;
  resultId: string | null;
}
/** A payment that the client's bank took back. */
export interface SceneChargeback extends OfJob {
  status: string;
  chargeId: string | null;
}
export interface SceneDebt extends OfJob {
  leftCents: number;
}
export interface ScenePosting {
  id: string;
  clientId: string;
  status: string;
}

/** How the things of one sequence stand, as the rows say. Acts are chosen by it, and a refused one leaves it as it was. */
export interface Scene {
  negotiations: SceneNegotiation[];
  jobs: SceneJob[];
  appointments: SceneAppointment[];
  offers: SceneOffer[];
  resolutions: SceneResolution[];
  series: SceneSeries[];
  payments: ScenePayment[];
  pages: ScenePage[];
  calls: SceneCall[];
  chargebacks: SceneChargeback[];
  debts: SceneDebt[];
  postings: ScenePosting[];
  /** Who is disabled. */
  disabled: string[];
  blocks: { id: string; blockerId: string; blockedId: string }[];
}

const listOf = (query: ReturnType<typeof sql>, name: string) =>
  sql`(select coalesce(json_agg(r order by r.id), '[]') from (${query}) r) as ${sql.ref(name)}`;

const between = sql`j.client_id as "clientId", j.professional_id as "professionalId"`;

/** Everything between the clients of a sequence and whomever, in one question. */
export async function readScene(db: Db, cast: Cast): Promise<Scene> {
  const clients = cast.clients.map(({ id }) => id);
  const people = [...clients, ...cast.professionals.map(({ id }) => id)];
  const own = sql`j.client_id = any(${clients}::uuid[])`;
  const parts = [
    listOf(
      sql`select j.id, ${between}, j.kind, j.status, j.turn, j.starts_at as "startsAt", j.alternatives from negotiations j where ${own}`,
      'negotiations',
    ),
    listOf(
      sql`select j.id, ${between}, j.status, j.posting_id as "postingId", j.refundable_at as "refundableAt", j.late_refund_at as "lateRefundAt",
        j.disputed_by as "disputedBy", j.review_by as "reviewBy" from jobs j where ${own}`,
      'jobs',
    ),
    listOf(
      sql`select a.id, ${between}, a.job_id as "jobId", j.status as "jobStatus", a.status, a.turn, a.agreed_at as "agreedAt",
        a.starts_at as "startsAt", a.ends_at as "endsAt", a.started_at as "startedAt", a.ended_at as "endedAt", a.attendance,
        a.object_until as "objectUntil", a.choose_until as "chooseUntil", a.pay_by as "payBy", a.objected_at as "objectedAt",
        a.settle_at as "settleAt", a.series_id as "seriesId"
        from appointments a join jobs j on j.id = a.job_id where ${own}`,
      'appointments',
    ),
    listOf(
      sql`select o.id, ${between}, o.job_id as "jobId", o.by, o.state from offers o join jobs j on j.id = o.job_id where ${own}`,
      'offers',
    ),
    listOf(
      sql`select o.id, ${between}, o.job_id as "jobId", o.by, o.state from resolutions o join jobs j on j.id = o.job_id
        where ${own}`,
      'resolutions',
    ),
    listOf(
      sql`select s.id, ${between}, s.job_id as "jobId", s.by, s.state from appointment_series s join jobs j on j.id = s.job_id
        where ${own}`,
      'series',
    ),
    listOf(
      sql`select j.id, ${between}, j.job_id as "jobId", j.appointment_id as "appointmentId", j.tip_id as "tipId", j.status, j.settlement, j.amount_cents as "amountCents",
        j.refunded_cents as "refundedCents", j.charge_id as "chargeId" from payments j where ${own}`,
      'payments',
    ),
    listOf(
      sql`select c.id, ${between}, j.job_id as "jobId", j.appointment_id as "appointmentId", j.tip_id as "tipId", c.processor_id as "processorId", c.status
        from checkouts c join payments j on j.id = c.payment_id where c.processor_id is not null and ${own}`,
      'pages',
    ),
    listOf(
      sql`select c.id, ${between}, j.job_id as "jobId", c.kind, c.status, c.result_id as "resultId"
        from processor_calls c join payments j on j.id = c.payment_id where ${own}`,
      'calls',
    ),
    listOf(
      sql`select k.id, ${between}, j.job_id as "jobId", k.status, j.charge_id as "chargeId"
        from chargebacks k join payments j on j.id = k.payment_id where k.is_own and ${own}`,
      'chargebacks',
    ),
    listOf(
      sql`select d.id, ${between}, j.job_id as "jobId", d.left_cents as "leftCents"
        from debts d join payments j on j.id = d.payment_id where ${own}`,
      'debts',
    ),
    listOf(
      sql`select j.id, j.client_id as "clientId", j.status from job_postings j where j.removed_at is null and ${own}`,
      'postings',
    ),
    listOf(
      sql`select blocker_id::text || blocked_id as id, blocker_id as "blockerId", blocked_id as "blockedId" from user_blocks
        where blocker_id = any(${people}::uuid[])`,
      'blocks',
    ),
    sql`(select coalesce(json_agg(id order by id), '[]') from users
      where id = any(${people}::uuid[]) and disabled_at is not null) as disabled`,
  ];
  const { rows } = await sql<Scene>`select ${sql.join(parts)}`.execute(db);
  const [scene] = rows;
  if (!scene) throw new Error('a question without from has one row');
  return scene;
}
