import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, minutesAfter } from '../../src/platform/clock.ts';
import { databaseBefore } from './before.ts';

let db: pg.Client;
let migrate: () => Promise<unknown>;

/** A database as it was before jobs began with a consultation. */
beforeAll(async () => {
  ({ db, migrate } = await databaseBefore('0031-talking.sql'));
});
afterAll(() => db.end());

const agreed = '2026-11-02T09:00:00.000Z';
const startsAt = '2026-11-12T15:00:00.000Z';
const payBy = '2026-11-04T09:00:00.000Z';
const paidAt = '2026-11-03T09:00:00.000Z';
const endedAt = '2026-11-04T09:00:00.000Z';

interface Before {
  status: 'ACTIVE' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
  payBy?: string;
  paidAt?: string;
  cancelledAt?: string;
  estimatedDays?: number;
  isCalledOff?: boolean;
  moves?: readonly (readonly [by: string, action: string, from: string | null, to: string])[];
}

/** A client and a professional. */
async function addPeople(): Promise<readonly [string, string]> {
  const people = [randomUUID(), randomUUID()] as const;
  for (const [index, id] of people.entries())
    await db.query(
      `insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
        values ($1, $4, 'One', 'Person', 'One Person', $2, 'UTC', 'none', $3)`,
      [id, index === 0 ? 'CLIENT' : 'PROFESSIONAL', agreed, `${id}@before.test`],
    );
  return people;
}

async function addPosting(clientId: string): Promise<string> {
  const id = randomUUID();
  const [discipline, category] = [randomUUID(), randomUUID()];
  await db.query(`insert into disciplines (id, name, position) values ($1, $2, 1)`, [discipline, discipline]);
  await db.query(`insert into categories (id, discipline_id, name, position) values ($1, $2, $3, 1)`, [
    category,
    discipline,
    category,
  ]);
  await db.query(
    `insert into job_postings (id, client_id, title, description, discipline_id, category_id, experience, pricing,
      budget_min_cents, budget_max_cents, status, created_at)
    values ($1, $2, 'Terms', 'Words', $3, $4, 12, 'FIXED', 50, 50, 'FILLED', $5)`,
    [id, clientId, discipline, category, agreed],
  );
  return id;
}

/** A job as it stood then, with its consultation, its payment and its history. */
async function addJob(before: Before): Promise<string> {
  const id = randomUUID();
  const { status, isCalledOff = false, estimatedDays = null, moves = [] } = before;
  const done = status === 'COMPLETED' ? endedAt : null;
  const people = await addPeople();
  const [clientId, professionalId] = people;
  await db.query(
    `insert into negotiations (id, kind, posting_id, client_id, professional_id, title, message, amount_cents,
      starts_at, minutes, status, created_at, moved_at)
    values ($1, 'PROPOSAL', $4, $2, $3, 'Terms', 'Words', 50000, $5, 30, 'ACCEPTED', $6, $6)`,
    [id, clientId, professionalId, await addPosting(clientId), startsAt, agreed],
  );
  await db.query(
    `insert into jobs (id, negotiation_id, client_id, professional_id, title, description, amount_cents, estimated_days,
      status, created_at, due_at, pay_by, release_at, completed_at, cancelled_at)
    values ($1, $1, $10, $11, 'Terms', 'Words', 50000, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      estimatedDays,
      status,
      agreed,
      daysAfter(startsAt, 30),
      before.payBy ?? null,
      status === 'DELIVERED' ? daysAfter(endedAt, 14) : null,
      done,
      before.cancelledAt ?? null,
      clientId,
      professionalId,
    ],
  );
  await db.query(
    `insert into appointments (id, job_id, client_id, professional_id, starts_at, ends_at, status, created_at, agreed_at,
      is_first) values ($1, $1, $6, $7, $2, $3, $4, $5, $5, true)`,
    [
      id,
      startsAt,
      minutesAfter(startsAt, 30),
      isCalledOff ? 'CANCELLED' : 'ACCEPTED',
      agreed,
      clientId,
      professionalId,
    ],
  );
  await db.query(
    `insert into payments (id, job_id, client_id, professional_id, amount_cents, fee_cents, status, settlement, paid_at,
      created_at) values ($1, $1, $6, $7, 50000, 5000, $2, $3, $4, $5)`,
    [
      id,
      before.paidAt ? 'PAID' : 'UNPAID',
      before.paidAt ? 'HELD' : 'NONE',
      before.paidAt ?? null,
      agreed,
      clientId,
      professionalId,
    ],
  );
  await db.query(
    `insert into checkouts (id, payment_id, attempt, status, expires_at, created_at)
      values ($1, $1, 1, 'EXPIRED', $2, $2)`,
    [id, agreed],
  );
  for (const [by, action, from, to] of moves)
    await db.query(
      `insert into job_moves (id, job_id, at, by, action, from_status, to_status) values ($1, $2, $3, $4, $5, $6, $7)`,
      [randomUUID(), id, agreed, by, action, from, to],
    );
  return id;
}

async function read(id: string) {
  const [job] = (
    await db.query(
      `select j.*, o.state, o.by, o.version, o.amount_cents as offered, p.offer_id = o.id as pays_for_it,
        c.offer_id = o.id as opened_for_it
      from jobs j join offers o on o.job_id = j.id join payments p on p.job_id = j.id
        join checkouts c on c.payment_id = p.id where j.id = $1`,
      [id],
    )
  ).rows;
  const moves = await db.query('select by, action, from_status, to_status from job_moves where job_id = $1', [
    id,
  ]);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    status: job.status,
    hireBy: iso(job.hire_by),
    remindAt: iso(job.remind_at),
    hiredAt: iso(job.hired_at),
    dueAt: iso(job.due_at),
    endedAt: iso(job.ended_at),
    cancelledAt: iso(job.cancelled_at),
    estimatedDays: job.estimated_days,
    offer: `${job.version} ${job.by} ${job.offered} ${job.state}`,
    isFor: [job.pays_for_it, job.opened_for_it],
    moves: moves.rows.map(({ by, action, from_status: from, to_status: to }) => [by, action, from, to]),
  };
}

test('jobs that were agreed and not paid go on talking, paid ones are hired, and what came to nothing has ended', async () => {
  const hire = ['professional', 'hire', null, 'ACTIVE'] as const;
  const pay = ['processor', 'pay', 'ACTIVE', 'ACTIVE'] as const;
  const ids = {
    unpaid: await addJob({ status: 'ACTIVE', payBy, estimatedDays: 12, moves: [hire] }),
    calledOff: await addJob({ status: 'ACTIVE', payBy, isCalledOff: true }),
    processing: await addJob({ status: 'ACTIVE' }),
    paid: await addJob({ status: 'ACTIVE', paidAt, moves: [hire, pay] }),
    delivered: await addJob({ status: 'DELIVERED', paidAt, estimatedDays: 300 }),
    completed: await addJob({ status: 'COMPLETED', paidAt }),
    neverPaid: await addJob({
      status: 'CANCELLED',
      cancelledAt: endedAt,
      moves: [hire, ['clock', 'cancel', 'ACTIVE', 'CANCELLED']],
    }),
    paidTooLate: await addJob({ status: 'CANCELLED', cancelledAt: endedAt, paidAt: daysAfter(endedAt, 1) }),
    givenBack: await addJob({
      status: 'CANCELLED',
      cancelledAt: endedAt,
      paidAt,
      moves: [['professional', 'cancel_paid', 'ACTIVE', 'CANCELLED']],
    }),
  };
  await migrate();
  const hireBy = daysAfter(minutesAfter(startsAt, 30), 14);
  expect(await read(ids.unpaid)).toEqual({
    status: 'TALKING',
    hireBy,
    remindAt: daysAfter(hireBy, -3),
    hiredAt: null,
    dueAt: null,
    endedAt: null,
    cancelledAt: null,
    estimatedDays: 12,
    offer: '1 professional 50000 STANDING',
    isFor: [true, true],
    moves: [['professional', 'agree', null, 'TALKING']],
  });
  expect(await read(ids.calledOff)).toMatchObject({ status: 'TALKING', hireBy: daysAfter(payBy, 7) });
  expect(await read(ids.processing)).toMatchObject({ status: 'TALKING', hireBy: null, remindAt: null });
  expect(await read(ids.paid)).toMatchObject({
    status: 'ACTIVE',
    hireBy: null,
    hiredAt: paidAt,
    dueAt: daysAfter(startsAt, 30),
    estimatedDays: 30,
    offer: '1 professional 50000 TAKEN',
    moves: [
      ['professional', 'agree', null, 'TALKING'],
      ['client', 'hire', 'TALKING', 'ACTIVE'],
    ],
  });
  expect(await read(ids.delivered)).toMatchObject({ status: 'DELIVERED', estimatedDays: 300 });
  expect(await read(ids.completed)).toMatchObject({ status: 'COMPLETED', hiredAt: paidAt });
  expect(await read(ids.neverPaid)).toMatchObject({
    status: 'ENDED',
    endedAt,
    cancelledAt: null,
    hiredAt: null,
    dueAt: null,
    moves: [
      ['professional', 'agree', null, 'TALKING'],
      ['clock', 'end', 'TALKING', 'ENDED'],
    ],
  });
  expect(await read(ids.paidTooLate)).toMatchObject({ status: 'ENDED', hiredAt: null });
  expect(await read(ids.givenBack)).toMatchObject({
    status: 'CANCELLED',
    hiredAt: paidAt,
    moves: [['professional', 'cancel', 'ACTIVE', 'CANCELLED']],
  });
  await expect(db.query(`update job_moves set action = 'deliver'`)).rejects.toThrow('append-only');
});
