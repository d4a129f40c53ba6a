import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../../test/cast.ts';
import { control, enablePayouts } from '../../../../test/control.ts';
import { complete, hire } from '../../../../test/hiring.ts';
import { eventsDelivered, expectBooksToAgree } from '../../../../test/pay.ts';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

/* 1,000 dollars less the fee of a tenth: 900. */
test('released money of a restricted account waits: told at once and every week, with a date, until it leaves', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  const { professional, jobId } = hired;
  const account = await enablePayouts(world, professional);
  const restrict = async (outcome: 'restricted' | 'enabled') => {
    await control(world, `account/${account}`, { outcome });
    await eventsDelivered(world, account);
    await world.settle();
  };
  const told = async () => {
    const { items } = await professional.ok('GET /api/notification', { query: { limit: 100 } });
    return items.filter(({ message }) => message.includes('waiting for you'));
  };
  const waiting = async () => (await professional.ok('GET /api/payment/professional')).waiting;
  await restrict('restricted');
  expect([await waiting(), await told()]).toEqual([null, []]);
  await complete(world, hired);
  await world.settle();
  await world.settle();
  const { holdUntil } = await world.platform.db
    .selectFrom('payments')
    .select('holdUntil')
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow();
  expect(await waiting()).toEqual({ amountCents: 90_000, holdUntil });
  expect(await told()).toMatchObject([
    { message: expect.stringContaining('$900 is waiting for you. Complete your payout details by') },
  ]);
  expect((await told())[0]?.url).toBe('/settings/professional/payment/onboarding');
  await world.advance({ days: 6, hours: 23 });
  expect(await told()).toHaveLength(1);
  await world.advance({ hours: 2 });
  expect(await told()).toHaveLength(2);
  await world.advance({ days: 7, hours: 1 });
  expect(await told()).toHaveLength(3);
  const stuck = await (await world.as(ada)).ok('GET /api/payment/admin/stuck');
  expect(stuck.find((each) => each.jobId === jobId)).toMatchObject({ kind: 'transfer', status: 'WAITING' });

  await restrict('enabled');
  await world.settle();
  expect(await waiting()).toBeNull();
  const sent = await world.platform.processor.listTransfers({ jobId });
  expect(sent.map(({ amountCents }) => amountCents)).toEqual([90_000]);
  await world.advance({ days: 15 });
  expect(await told()).toHaveLength(3);
  await expectBooksToAgree(world);
});
