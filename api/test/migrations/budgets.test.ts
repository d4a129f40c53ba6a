import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Side } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from './before.ts';

let db: pg.Client;
let migrate: () => Promise<unknown>;

/** A database as it was when a budget without days was given 30. */
beforeAll(async () => {
  ({ db, migrate } = await databaseBefore('0042-budgets.sql'));
});
afterAll(() => db.end());

const agreed = '2026-11-02T09:00:00.000Z';

interface First {
  by: Side;
  days: number;
  version?: number;
}

async function addService(id: string, professionalId: string) {
  await db.query('insert into disciplines (id, name, position) values ($1::uuid, $1::uuid::text, 1)', [id]);
  await db.query(
    'insert into categories (id, discipline_id, name, position) values ($1::uuid, $1::uuid, $1::uuid::text, 1)',
    [id],
  );
  await db.query(
    `insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at)
      values ($1, $2, 'Terms', 'Words', $1, $1, 12, 'FIXED', 50000, 30, $3)`,
    [id, professionalId, agreed],
  );
}

/** A job that began with an invite, whose only offer or budget is this one. */
async function addJob({ by, days, version = 1 }: First): Promise<string> {
  const [id, clientId, professionalId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [userId, role] of [
    [clientId, 'CLIENT'],
    [professionalId, 'PROFESSIONAL'],
  ])
    await db.query(
      `insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
        values ($1, $4, 'One', 'Person', 'One Person', $2, 'UTC', 'none', $3)`,
      [userId, role, agreed, `${userId}@before.test`],
    );
  await addService(id, professionalId);
  await db.query(
    `insert into negotiations (id, kind, service_id, client_id, professional_id, title, message, amount_cents, starts_at, minutes,
      status, created_at, moved_at) values ($1, 'INVITE', $1, $2, $3, 'Terms', 'Words', 50000, $4, 30, 'ACCEPTED', $4, $4)`,
    [id, clientId, professionalId, agreed],
  );
  await db.query(
    `insert into jobs (id, negotiation_id, client_id, professional_id, title, description, status, created_at)
      values ($1, $1, $2, $3, 'Terms', 'Words', 'TALKING', $4)`,
    [id, clientId, professionalId, agreed],
  );
  await db.query(
    `insert into offers (id, job_id, version, by, amount_cents, estimated_days, state, created_at)
      values ($1, $1, $2, $3, 50000, $4, $5, $6)`,
    [id, version, by, days, by === 'client' ? 'ASKED' : 'STANDING', agreed],
  );
  return id;
}

test('a budget in an invite names no days any more, and what somebody named stays', async () => {
  const ids = [
    await addJob({ by: 'client', days: 30 }),
    await addJob({ by: 'professional', days: 30 }),
    await addJob({ by: 'client', days: 45 }),
    await addJob({ by: 'client', days: 30, version: 2 }),
  ];
  await migrate();
  const { rows } = await db.query<{ id: string; estimated_days: number | null }>(
    'select id, estimated_days from offers',
  );
  expect(ids.map((id) => rows.find((offer) => offer.id === id)?.estimated_days)).toEqual([null, 30, 45, 30]);
});
