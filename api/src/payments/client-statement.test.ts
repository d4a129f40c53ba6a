import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, type Character } from '../../test/cast.ts';
import { sessionOf } from '../../test/fill.ts';
import { complete, hire, type HiredJob } from '../../test/hiring.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let first: HiredJob;
let second: HiredJob;
const yearNow = () => world.platform.clock.now().getUTCFullYear();
let year: number;

/** One payment of a year, half refunded; another of the next year, held. */
beforeAll(async () => {
  world = await createWorld({ outside: true });
  year = yearNow();
  first = await hire(world, { client: clara, professional: ana, amountCents: 50_000 });
  await complete(world, first);
  await world.settle();
  const refund = { jobId: first.jobId, amountCents: 25_000, reason: 'Agreed with both.' };
  await (await world.as(ada)).ok('POST /api/payment/admin/refund', { body: refund });
  const his = await hire(world, { client: milo, professional: ana, amountCents: 70_000 });
  await pay(world, his.client, his.jobId);
  await world.advance({ days: 366 });
  second = await hire(world, { client: clara, professional: ana, amountCents: 60_000 });
  await pay(world, second.client, second.jobId);
}, 60_000);
afterAll(() => world.close());

async function table(of: number, who: Character = clara): Promise<Record<string, string>[]> {
  const { accessToken } = await sessionOf(world.platform, who);
  const { body, statusCode } = await world.app.inject({
    url: `/api/payment/client/statement/${of}/statement.csv`,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (statusCode !== 200) throw new Error(body);
  const [head = '', ...lines] = body.trimEnd().split('\r\n');
  const columns = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])),
  );
}

test('a client has what they paid in a year as a table: for what, to whom, and what came back of it', async () => {
  expect(await table(year)).toMatchObject([
    {
      paidFor: '"work"',
      job: `"${first.title}"`,
      professional: '"Ana Rincón"',
      currency: '"USD"',
      amountCents: '50000',
      refundedCents: '25000',
      invoices: '"INV-0001 INV-0002"',
      jobId: `"${first.jobId}"`,
    },
  ]);
  expect(await table(year + 1)).toMatchObject([
    { jobId: `"${second.jobId}"`, amountCents: '60000', refundedCents: '0', invoices: '""' },
  ]);
  expect(await table(year - 1)).toEqual([]);
});

test('nobody has another client’s payments in theirs', async () => {
  expect(await table(year, milo)).toMatchObject([{ amountCents: '70000' }]);
});
