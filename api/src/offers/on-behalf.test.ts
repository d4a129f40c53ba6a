import type { SideRole } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { openPage, pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const talking = () => hire(world, { client: clara, professional: ana });
const reason = 'She asked us to by phone.';
const offerAs = (as: SideRole, { jobId }: HiredJob, amountCents = 90_000) =>
  admin.call('POST /api/job/admin/:id/offers', {
    params: { id: jobId },
    body: { as, reason, amountCents, estimatedDays: 6, scope: 'Four pages.' },
  });
const answer = ({ jobId }: HiredJob, offerId: string, action: 'accept' | 'decline') =>
  admin.call('POST /api/job/admin/:id/offers/response', {
    params: { id: jobId },
    body: { offerId, action, reason },
  });
const offersOf = ({ jobId }: HiredJob, by: Client = admin) =>
  by.ok('GET /api/job/:id/offers', { params: { id: jobId } });
const asked = async (hired: HiredJob) =>
  (
    await hired.client.ok('POST /api/job/:id/offers', {
      params: { id: hired.jobId },
      body: { amountCents: 80_000, estimatedDays: 5 },
    })
  ).id;
const stateOf = async (page: string) => (await world.platform.processor.retrieveCheckout(page)).status;
const brief = async (hired: HiredJob) =>
  (await offersOf(hired)).map(
    ({ version, by, amountCents, state }) => `${version} ${by} ${amountCents} ${state}`,
  );

test('an admin makes the professional’s offer, which stands and can be paid, and the job keeps the reason', async () => {
  const hired = await talking();
  const { data } = await offerAs('PROFESSIONAL', hired);
  expect(data.job.offer).toMatchObject({
    version: 2,
    by: 'professional',
    state: 'STANDING',
    scope: 'Four pages.',
  });
  expect(data.audit[0]).toMatchObject({
    action: 'offer.offer as professional',
    actor: { id: ada.id },
    subject: { type: 'job', id: hired.jobId },
    reason,
  });
  expect(await offersOf(hired)).toEqual(await offersOf(hired, hired.client));
  await pay(world, hired.client, hired.jobId);
  const job = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
  expect(job).toMatchObject({ status: 'ACTIVE', amountCents: 90_000 });
  expect((await offerAs('PROFESSIONAL', hired)).code).toBe('already_paid');
});

test('an admin asks for the client’s terms, and takes them over or declines them for the professional', async () => {
  const hired = await talking();
  expect((await offerAs('CLIENT', hired)).data.audit[0]?.action).toBe('offer.ask as client');
  const [ask] = await offersOf(hired);
  expect(ask).toMatchObject({ by: 'client', amountCents: 90_000, state: 'ASKED' });
  expect((await answer(hired, ask?.id ?? '', 'accept')).data.job.offer).toMatchObject({
    amountCents: 90_000,
  });
  expect(await brief(hired)).toEqual([
    '3 professional 90000 STANDING',
    '2 client 90000 REPLACED',
    '1 professional 120000 REPLACED',
  ]);
  const declined = await answer(hired, await asked(hired), 'decline');
  expect(declined.data.audit[0]).toMatchObject({ action: 'offer.decline as professional', reason });
  expect((await brief(hired))[0]).toBe('4 client 80000 DECLINED');
});

test('what a side could not do, an admin can’t either', async () => {
  const hired = await talking();
  const [standing] = await offersOf(hired);
  expect((await answer(hired, standing?.id ?? '', 'decline')).code).toBe('invalid_transition');
  const other = await talking();
  expect((await answer(other, await asked(hired), 'accept')).code).toBe('not_found');
  expect((await offerAs('CLIENT', { ...hired, jobId: ada.id })).code).toBe('not_found');
  expect((await offerAs('CLIENT', hired, 49)).status).toBe(400);
  await hired.client.ok('POST /api/job/:id/end', { params: { id: hired.jobId }, body: {} });
  expect((await offerAs('PROFESSIONAL', hired)).code).toBe('invalid_transition');
});

test('an offer made by an admin first closes the page that is open for the earlier one', async () => {
  const hired = await talking();
  const page = await openPage(hired.client, hired.jobId);
  await offerAs('CLIENT', hired, 60_000);
  expect(await stateOf(page)).toBe('open');
  await offerAs('PROFESSIONAL', hired, 70_000);
  expect(await stateOf(page)).toBe('expired');
  const next = await openPage(hired.client, hired.jobId);
  await answer(hired, await asked(hired), 'accept');
  expect(await stateOf(next)).toBe('expired');
  await pay(world, hired.client, hired.jobId);
  const paid = await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  expect(paid.amountCents).toBe(80_000);
});
