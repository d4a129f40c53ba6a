import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { enablePayouts } from '../../../test/control.ts';
import { complete, hire, type HiredJob } from '../../../test/hiring.ts';
import { expectBooksToAgree, pay } from '../../../test/pay.ts';
import { askForPriced } from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  await enablePayouts(world, await world.as(ana));
});
afterAll(() => world.close());

const reason = 'Decided with the team.';
const current = async () => (await admin.ok('GET /api/payment/admin/fee')).at(0)?.version ?? 0;
interface Change {
  version: number;
  feeBasisPoints: number;
  feeMinimumCents: number;
  reason?: string;
}
const change = (body: Change) => admin.call('PUT /api/payment/admin/fee', { body: { reason, ...body } });
async function setFee(feeBasisPoints: number, feeMinimumCents: number): Promise<void> {
  expect(await change({ version: await current(), feeBasisPoints, feeMinimumCents })).toMatchObject({
    status: 200,
  });
}
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const talking = () => hire(world, { client: clara, professional: ana, amountCents: 100_000 });

/* By hand: 10% of $1,000 are $100, 20% are $200; of $40 they are $4 and $8, and $9 is more than either. */
test('an offer keeps the fee of the day it was made, through payment and release', async () => {
  const before = await talking();
  expect((await jobOf(before)).offer).toMatchObject({ feeBasisPoints: 1_000, feeMinimumCents: 0 });
  await setFee(2_000, 0);
  await complete(world, before);
  expect((await jobOf(before)).money).toMatchObject({
    feeCents: 10_000,
    netCents: 90_000,
    feeBasisPoints: 1_000,
  });

  const after = await talking();
  await complete(world, after);
  expect((await jobOf(after)).money).toMatchObject({
    feeCents: 20_000,
    netCents: 80_000,
    feeBasisPoints: 2_000,
  });
  await world.settle();
  await expectBooksToAgree(world);
});

test('a part given back after a change leaves the fee of its payment', async () => {
  await setFee(1_000, 0);
  const hired = await talking();
  await complete(world, hired);
  await world.settle();
  await setFee(3_000, 0);
  const body = { jobId: hired.jobId, amountCents: 50_000, reason };
  expect(await admin.ok('POST /api/payment/admin/refund', { body })).toMatchObject({ feeCents: 5_000 });
  await world.settle();
  await expectBooksToAgree(world);
});

test('milestones that are paid later keep the fee of the offer they were cut from', async () => {
  await setFee(1_000, 0);
  const hired = await talking();
  const milestones = [
    { title: 'Draft', amountCents: 30_000, estimatedDays: 5 },
    { title: 'Launch', amountCents: 20_000, estimatedDays: 3 },
  ];
  await hired.professional.ok('POST /api/job/:id/offers', {
    params: { id: hired.jobId },
    body: { amountCents: 50_000, estimatedDays: 8, milestones },
  });
  await setFee(2_500, 100);
  await pay(world, hired.client, hired.jobId);
  const second = (await jobOf(hired)).plan?.milestones[1]?.jobId ?? '';
  await pay(world, hired.client, second);
  expect((await jobOf({ ...hired, jobId: second })).money).toMatchObject({
    feeCents: 2_000,
    netCents: 18_000,
  });
});

test('a consultation has the fee of the day it was agreed on, at least the minimum', async () => {
  await setFee(1_000, 900);
  const asked = await askForPriced(world, { client: clara, professional: tendai });
  await setFee(2_000, 0);
  const [consultation] = (await jobOf(asked)).appointments;
  expect(consultation?.payment).toMatchObject({ feeBasisPoints: 1_000, feeMinimumCents: 900 });
  const { items } = await admin.ok('GET /api/payment/admin', { query: { status: 'UNPAID' } });
  expect(items.find(({ jobId }) => jobId === asked.jobId)?.feeCents).toBe(900);
});

test('everybody reads the current fee, admins its versions and who changed it', async () => {
  await setFee(1_250, 200);
  expect(await world.nobody.ok('GET /api/payment/fee')).toEqual({
    feeBasisPoints: 1_250,
    feeMinimumCents: 200,
  });
  const versions = await admin.ok('GET /api/payment/admin/fee');
  expect(versions[0]).toMatchObject({ feeBasisPoints: 1_250, feeMinimumCents: 200, by: ada.email });
  expect(versions.at(-1)).toMatchObject({ version: 1, feeBasisPoints: 1_000, since: null, by: null });
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'fee' } });
  expect(items[0]).toMatchObject({ action: 'fee.change 12.5%, $2.00', reason, actor: { email: ada.email } });
});

test('of two changes of one version one holds, also at once', async () => {
  const version = await current();
  const answers = await Promise.all(
    [1_100, 1_200, 1_300].map((feeBasisPoints) => change({ version, feeBasisPoints, feeMinimumCents: 0 })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await change({ version, feeBasisPoints: 1, feeMinimumCents: 0 })).code).toBe('invalid_transition');
  // Nor a version that nobody has seen yet.
  expect((await change({ version: version + 9, feeBasisPoints: 1, feeMinimumCents: 0 })).code).toBe(
    'invalid_transition',
  );
  expect(await current()).toBe(version + 1);
});

test('a fee out of bounds is refused at its field', async () => {
  const version = await current();
  const valid = { version, feeBasisPoints: 1_000, feeMinimumCents: 0 };
  for (const [wrong, path] of [
    [{ feeBasisPoints: -1 }, 'feeBasisPoints'],
    [{ feeBasisPoints: 5_001 }, 'feeBasisPoints'],
    [{ feeBasisPoints: 755.5 }, 'feeBasisPoints'],
    [{ feeMinimumCents: -1 }, 'feeMinimumCents'],
    [{ feeMinimumCents: 1_001 }, 'feeMinimumCents'],
    [{ reason: '' }, 'reason'],
  ] as const) {
    const answer = await change({ ...valid, ...wrong });
    expect(answer).toMatchObject({ status: 400, errors: [{ path }] });
  }
  expect(await current()).toBe(version);
});
