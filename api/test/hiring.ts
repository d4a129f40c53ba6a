import type { JobStatus } from '@parley/contract/jobs/states.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../src/platform/clock.ts';
import { inTransaction, type Trx } from '../src/platform/db.ts';
import { newId } from '../src/platform/id.ts';
import type { Platform } from '../src/platform/platform.ts';
import { LAW, type Character } from './cast.ts';
import type { World } from './world.ts';

export interface Hiring {
  client: Character;
  professional: Character;
  title?: string;
  amountCents?: number;
  /** Default: a time of its own. */
  startsAt?: string;
}

export interface Hired {
  jobId: string;
  negotiationId: string;
  serviceId: string;
  appointmentId: string;
  startsAt: string;
}

let hires = 1;

/** A job as an accepted invite leaves it, and everything that reacts to being hired. */
export async function hire({ platform }: World, hiring: Hiring): Promise<Hired> {
  const now = platform.clock.instant();
  const { client, professional, title = 'Terms for our API', amountCents = 120_000 } = hiring;
  const startsAt = hiring.startsAt ?? daysAfter(now, (hires += 1));
  const parties = { clientId: client.id, professionalId: professional.id };
  const [jobId, negotiationId, serviceId] = [newId(), newId(), newId()];
  const shared = { ...parties, title, amountCents, createdAt: now };
  await inTransaction(platform.db, async (trx) => {
    await insertService(trx, serviceId, professional.id, now);
    await insertTalk(trx, { ...shared, id: negotiationId, serviceId, startsAt });
    await trx
      .insertInto('jobs')
      .values({
        ...shared,
        id: jobId,
        negotiationId,
        serviceId,
        description: 'Please look at our terms.',
        status: 'ACTIVE',
        dueAt: daysAfter(startsAt, 30),
        payBy: hoursAfter(now, 48),
      })
      .execute();
    await platform.events.emit(platform, trx, 'job.hired', {
      ...parties,
      jobId,
      negotiationId,
      amountCents,
      title,
      startsAt,
      minutes: 45,
      payBy: hoursAfter(now, 48),
      acceptedBy: 'professional',
    });
  });
  return { jobId, negotiationId, serviceId, startsAt, appointmentId: await appointmentOf(platform, jobId) };
}

/** The job's consultation: made by whoever hears of the hire, else here. */
async function appointmentOf({ db }: Platform, jobId: string): Promise<string> {
  const made = await db.selectFrom('appointments').select('id').where('jobId', '=', jobId).executeTakeFirst();
  if (made) return made.id;
  const job = await db
    .selectFrom('jobs as j')
    .innerJoin('negotiations as n', 'n.id', 'j.negotiationId')
    .select(['j.clientId', 'j.professionalId', 'j.createdAt', 'n.startsAt', 'n.minutes'])
    .where('j.id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { minutes, ...row } = job;
  const id = newId();
  const endsAt = minutesAfter(row.startsAt, minutes);
  await db
    .insertInto('appointments')
    .values({ ...row, id, jobId, endsAt, status: 'ACCEPTED' })
    .execute();
  return id;
}

async function insertService(trx: Trx, id: string, professionalId: string, createdAt: string): Promise<void> {
  await trx
    .insertInto('services')
    .values({
      id,
      professionalId,
      title: 'Contract review',
      description: 'Reads contracts and says what they mean.',
      disciplineId: LAW.id,
      categoryId: LAW.contracts,
      experience: 60,
      pricing: 'FIXED',
      priceCents: 90_000,
      consultationMinutes: 45,
      createdAt,
    })
    .execute();
}

interface TalkRow {
  id: string;
  serviceId: string;
  clientId: string;
  professionalId: string;
  title: string;
  amountCents: number;
  startsAt: string;
  createdAt: string;
}

async function insertTalk(trx: Trx, talk: TalkRow): Promise<void> {
  const status = { kind: 'INVITE', status: 'ACCEPTED', movedAt: talk.createdAt } as const;
  await trx
    .insertInto('negotiations')
    .values({ ...talk, ...status, message: 'Please look at our terms.', minutes: 45 })
    .execute();
}

/** Puts a job where its work and its money would have led it. */
export async function moveJob({ platform }: World, { jobId }: Hired, status: JobStatus): Promise<void> {
  const now = platform.clock.instant();
  const done = {
    ACTIVE: {},
    DISPUTED: {},
    DELIVERED: { deliveredAt: now, releaseAt: daysAfter(now, 14) },
    COMPLETED: { deliveredAt: now, completedAt: now, releaseAt: null, reviewBy: daysAfter(now, 14) },
    CANCELLED: { cancelledAt: now, releaseAt: null },
  }[status];
  await platform.db
    .updateTable('jobs')
    .set({ status, payBy: null, ...done })
    .where('id', '=', jobId)
    .execute();
}

/** The client's money of a job, as the processor reports it. */
export async function setPayment(
  { platform }: World,
  { jobId }: Hired,
  status: 'UNPAID' | 'PENDING' | 'PAID' | 'FAILED',
): Promise<void> {
  const paid = { status, settlement: status === 'PAID' ? 'HELD' : 'NONE' } as const;
  const paidAt = status === 'PAID' ? platform.clock.instant() : null;
  const { db } = platform;
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const { clientId, professionalId, amountCents, createdAt } = job;
  await db
    .insertInto('payments')
    .values({
      id: newId(),
      jobId,
      clientId,
      professionalId,
      amountCents,
      feeCents: amountCents / 10,
      createdAt,
      ...paid,
      paidAt,
    })
    .onConflict((already) => already.column('jobId').doUpdateSet({ ...paid, paidAt }))
    .execute();
  if (status === 'PAID') await db.updateTable('jobs').set({ payBy: null }).where('id', '=', jobId).execute();
}
