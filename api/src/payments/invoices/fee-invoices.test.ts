import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { sessionOf } from '../../../test/fill.ts';
import { complete, hire, type HiredJob } from '../../../test/hiring.ts';
import { createWorld, type World } from '../../../test/world.ts';

/* Three releases of which we take 10%: two in one month, and one in the next with a refund of half of it. */
let world: World;
let admin: Client;
let jobs: HiredJob[];
let month: string;
let next: string;
const monthNow = () => world.platform.clock.instant().slice(0, 7);

async function released(amountCents: number, professional: Character = ana): Promise<HiredJob> {
  const hired = await hire(world, { client: clara, professional, amountCents });
  await complete(world, hired);
  return hired;
}
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  const early = [await released(50_000), await released(20_000, tendai)];
  month = monthNow();
  await world.advance({ days: 31 });
  next = monthNow();
  jobs = [...early, await released(90_000)];
  await world.settle();
  const refund = { jobId: jobs[2]?.jobId ?? '', amountCents: 45_000, reason: 'Agreed with both.' };
  await admin.ok('POST /api/payment/admin/refund', { body: refund });
}, 60_000);
afterAll(() => world.close());

async function list(query: { month?: string; limit?: number } = {}) {
  const { items } = await admin.ok('GET /api/payment/admin/invoice', { query });
  return items.map(({ number, kind, totalCents, to }) => [number, kind, totalCents, to]);
}

test('admins see what the platform invoiced for its fee, the latest first, of all time or of a month', async () => {
  const late = [
    ['FEE-0004', 'CREDIT_NOTE', 4_500, 'Ana Rincón'],
    ['FEE-0003', 'INVOICE', 9_000, 'Ana Rincón'],
  ];
  const early = [
    ['FEE-0002', 'INVOICE', 2_000, 'Tendai Kuhudzai'],
    ['FEE-0001', 'INVOICE', 5_000, 'Ana Rincón'],
  ];
  expect(await list()).toEqual([...late, ...early]);
  expect(await list({ month })).toEqual(early);
  expect(await list({ month: next })).toEqual(late);
  expect(await list({ month: '2020-01' })).toEqual([]);
  for (const wrong of ['2026-13', '2026-1', '1999-12', '9999-12', 'x'])
    expect(await admin.refused('GET /api/payment/admin/invoice', { query: { month: wrong } })).toBe(
      'invalid_input',
    );
});

test('the list is read page by page', async () => {
  const first = await admin.ok('GET /api/payment/admin/invoice', { query: { limit: 3 } });
  expect(first.items).toHaveLength(3);
  const cursor = first.nextCursor ?? '';
  const rest = await admin.ok('GET /api/payment/admin/invoice', { query: { limit: 3, cursor } });
  expect(rest.items.map(({ number }) => number)).toEqual(['FEE-0001']);
  expect(rest.nextCursor).toBeNull();
});

test('neither side sees it', async () => {
  for (const who of [clara, milo, ana])
    expect(await (await world.as(who)).refused('GET /api/payment/admin/invoice', { query: {} })).toBe(
      'forbidden',
    );
});

test('as a table credit notes take back, so that a month adds up, and taking it out is written down', async () => {
  const { accessToken } = await sessionOf(world.platform, ada);
  const read = async (query: string) => {
    const { body, headers } = await world.app.inject({
      url: `/api/payment/admin/invoice/export.csv${query}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head = '', ...lines] = body.trimEnd().split('\r\n');
    const columns = head.split(',');
    return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at], cell])));
  };
  const rows = await read(`?month=${next}`);
  expect(rows).toMatchObject([
    { number: '"FEE-0003"', kind: '"INVOICE"', corrects: '""', totalCents: '9000', currency: '"USD"' },
    { number: '"FEE-0004"', kind: '"CREDIT_NOTE"', corrects: '"FEE-0003"', totalCents: '-4500' },
  ]);
  expect(rows[0]).toMatchObject({
    recipient: '"Ana Rincón"',
    recipientEmail: `"${ana.email}"`,
    job: `"${jobs[2]?.title}"`,
    jobId: `"${jobs[2]?.jobId}"`,
  });
  expect((await read('')).map(({ number }) => number)).toEqual([
    '"FEE-0001"',
    '"FEE-0002"',
    '"FEE-0003"',
    '"FEE-0004"',
  ]);
  const { items } = await admin.ok('GET /api/admin/audit', { query: { q: 'invoice.export' } });
  expect(items.map(({ action }) => action)).toEqual(['invoice.export', `invoice.export ${next}`]);
});
