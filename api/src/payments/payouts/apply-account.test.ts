import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, tendai } from '../../../test/cast.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { eventsDelivered } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { takeEvent } from '../processor/receive-webhook.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

test('an answer of the processor that is overtaken by a newer one is asked for again', async () => {
  const professional = await world.as(ana);
  const account = await enablePayouts(world, professional);
  await eventsDelivered(world, account);
  const { platform } = world;
  let [asked, go] = [() => {}, () => {}];
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const mayGo = new Promise<void>((resolve) => (go = resolve));
  // The line is slow: the answer was given while the account was enabled, and comes when it no longer is.
  const retrieveAccount = async (id: string) => {
    const answer = await platform.processor.retrieveAccount(id);
    asked();
    await mayGo;
    return answer;
  };
  const slow = { ...platform, processor: { ...platform.processor, retrieveAccount } };
  const none = { kind: null, intentId: null, chargeId: null, paymentId: null, transferGroup: null };
  const event = {
    id: 'evt_late',
    type: 'account.updated',
    accountId: account,
    createdAt: platform.clock.instant(),
    subject: { ...none, id: account },
  };
  const late = takeEvent(slow, event);
  await isAsked;
  await control(world, `account/${account}`, { outcome: 'restricted' });
  await eventsDelivered(world, account);
  go();
  expect(await late).toBe(true);
  const earnings = await professional.ok('GET /api/payment/professional');
  expect(earnings.account).toMatchObject({ status: 'RESTRICTED', payoutsEnabled: false });
});

test('what the processor says of a new account before it is written down is not lost', async () => {
  const { processor } = world.platform;
  const create = processor.createAccount.bind(processor);
  processor.createAccount = async (asked) => {
    const account = await create(asked);
    await control(world, `account/${account.id}`, { outcome: 'enabled' });
    await eventsDelivered(world, account.id);
    return account;
  };
  const professional = await world.as(tendai);
  await professional.ok('POST /api/payment/onboard', { body: {} });
  processor.createAccount = create;
  const { account } = await professional.ok('GET /api/payment/professional');
  expect(account).toMatchObject({ payoutsEnabled: true });
});
