import { SIDES } from '@parley/contract/sides.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import { advanceTo, come } from '../../test/consultations.ts';
import { control } from '../../test/control.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { openPage, pageOf, pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { hoursAfter, minutesAfter } from '../platform/clock.ts';
import { ledgerSum } from '../payments/ledger/queries-ledger.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
afterEach(() => control(world, 'webhooks', { drop: 0 }));

/** A time of its own, an hour after the one before, that a professional may offer. */
let hour = 3;
function nextTime(): string {
  const at = Date.parse(hoursAfter(world.platform.clock.instant(), (hour += 1)));
  return new Date(Math.ceil(at / 900_000) * 900_000).toISOString();
}
const talking = () => hire(world, { client: clara, professional: ana, startsAt: nextTime() });
const offersOf = ({ client, jobId }: HiredJob) =>
  client.ok('GET /api/job/:id/offers', { params: { id: jobId } });
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const offer = ({ professional, jobId }: HiredJob, amountCents: number) =>
  professional.call('POST /api/job/:id/offers', {
    params: { id: jobId },
    body: { amountCents, estimatedDays: 5 },
  });
const checkout = ({ client, jobId }: HiredJob, offerId?: string) =>
  client.call('POST /api/payment/checkout/:jobId', { params: { jobId }, body: { offerId } });
const look = ({ client, jobId }: HiredJob) => client.ok('POST /api/payment/paid', { body: { jobId } });
const stateOf = async (page: string) => (await world.platform.processor.retrieveCheckout(page)).status;

/** Both come to the consultation, which begins at its time. */
async function begin(hired: HiredJob): Promise<void> {
  const { client, appointmentId: id, startsAt } = hired;
  await advanceTo(world, startsAt, -5);
  for (const side of SIDES) await come(world, hired, side);
  await advanceTo(world, startsAt);
  await client.ok('POST /api/job/meeting/start/:id', { params: { id }, body: {} });
}

describe('a price is a promise', () => {
  test('what stood when the consultation began can be paid for 72 hours after its planned end, also at less', async () => {
    const hired = await talking();
    const [first] = await offersOf(hired);
    await begin(hired);
    await advanceTo(world, hired.startsAt, 10);
    expect((await offer(hired, 200_000)).data).toMatchObject({ state: 'STANDING', payableUntil: null });
    const until = hoursAfter(minutesAfter(hired.startsAt, 30), 72);
    const [, promised] = await offersOf(hired);
    expect(promised).toMatchObject({ id: first?.id, state: 'REPLACED', payableUntil: until });
    await advanceTo(world, until, -1);
    const { data } = await checkout(hired, first?.id);
    await control(world, `checkout/${pageOf(data.url)}`, { outcome: 'paid' });
    expect(await look(hired)).toMatchObject({ status: 'PAID', amountCents: hired.amountCents });
    const job = await jobOf(hired);
    expect(job).toMatchObject({ status: 'ACTIVE', amountCents: hired.amountCents, estimatedDays: 10 });
    expect(job.offer).toMatchObject({ id: first?.id, state: 'TAKEN' });
    expect((await offersOf(hired)).map(({ state }) => state)).toEqual(['REPLACED', 'TAKEN']);
  });

  test('after the 72 hours only the standing one can be paid', async () => {
    const hired = await talking();
    const [first] = await offersOf(hired);
    await begin(hired);
    await advanceTo(world, hired.startsAt, 10);
    await offer(hired, 200_000);
    await advanceTo(world, hoursAfter(minutesAfter(hired.startsAt, 30), 72));
    expect((await checkout(hired, first?.id)).code).toBe('offer_changed');
    expect((await checkout(hired)).status).toBe(200);
  });

  test('what was replaced before the consultation began is no promise, nor is what never stood at one', async () => {
    const hired = await talking();
    const [first] = await offersOf(hired);
    const second = await offer(hired, 150_000);
    await begin(hired);
    await advanceTo(world, hired.startsAt, 40);
    await offer(hired, 160_000);
    const third = await offer(hired, 170_000);
    const offers = await offersOf(hired);
    expect(offers.map(({ payableUntil }) => payableUntil !== null)).toEqual([false, false, true, false]);
    expect((await checkout(hired, first?.id)).code).toBe('offer_changed');
    expect((await checkout(hired, offers[1]?.id)).code).toBe('offer_changed');
    expect((await checkout(hired, second.data.id)).status).toBe(200);
    expect((await checkout(hired, third.data.id)).status).toBe(200);
  });
});

describe('a new offer while the payment page is open', () => {
  test('closes that page first, and the next one is for the new price', async () => {
    const hired = await talking();
    const page = await openPage(hired.client, hired.jobId);
    expect((await offer(hired, 99_000)).status).toBe(201);
    expect(await stateOf(page)).toBe('expired');
    const next = await openPage(hired.client, hired.jobId);
    expect(next).not.toBe(page);
    await control(world, `checkout/${next}`, { outcome: 'paid' });
    expect(await look(hired)).toMatchObject({ status: 'PAID', amountCents: 99_000 });
  });

  test('comes too late when the page was paid meanwhile: the paid one stands', async () => {
    await control(world, 'webhooks', { drop: 1 });
    const hired = await talking();
    const page = await openPage(hired.client, hired.jobId);
    await control(world, `checkout/${page}`, { outcome: 'paid' });
    expect((await jobOf(hired)).status).toBe('TALKING');
    expect(await offer(hired, 99_000)).toMatchObject({ status: 409, code: 'already_paid' });
    expect(await jobOf(hired)).toMatchObject({ status: 'ACTIVE', amountCents: hired.amountCents });
    expect(await offersOf(hired)).toMatchObject([{ version: 1, state: 'TAKEN' }]);
  });

  test('waits while a bank works on the payment, whoever asks', async () => {
    await control(world, 'webhooks', { drop: 1 });
    const hired = await talking();
    const asked = await hired.client.ok('POST /api/job/:id/offers', {
      params: { id: hired.jobId },
      body: { amountCents: 90_000, estimatedDays: 5 },
    });
    const page = await openPage(hired.client, hired.jobId);
    await control(world, `checkout/${page}`, { outcome: 'processing' });
    expect(await offer(hired, 99_000)).toMatchObject({ status: 409, code: 'payment_processing' });
    for (const action of ['accept', 'decline'] as const)
      expect(
        await hired.professional.call('POST /api/job/:id/offers/response', {
          params: { id: hired.jobId },
          body: { offerId: asked.id, action },
        }),
      ).toMatchObject({ status: 409, code: 'payment_processing' });
    expect((await checkout(hired)).code).toBe('payment_processing');
    await control(world, `checkout/${page}`, { outcome: 'declined' });
    await look(hired);
    expect((await offer(hired, 99_000)).status).toBe(201);
  });

  test('of the same price but other terms closes it, too: what is hired for is what was seen', async () => {
    const hired = await talking();
    const page = await openPage(hired.client, hired.jobId);
    await offer(hired, hired.amountCents);
    expect(await stateOf(page)).toBe('expired');
    await pay(world, hired.client, hired.jobId);
    expect((await jobOf(hired)).estimatedDays).toBe(5);
  });

  test('leaves it open when it is refused', async () => {
    const hired = await talking();
    const page = await openPage(hired.client, hired.jobId);
    await hired.client.ok('POST /api/users/block/:id', { params: { id: ana.id } });
    expect((await offer(hired, 99_000)).code).toBe('blocked');
    await hired.client.ok('DELETE /api/users/block/:id', { params: { id: ana.id } });
    const params = { id: hired.jobId };
    const [standing] = await offersOf(hired);
    const body = { offerId: standing?.id ?? '', action: 'accept' as const };
    expect((await hired.professional.call('POST /api/job/:id/offers/response', { params, body })).code).toBe(
      'invalid_transition',
    );
    expect(await stateOf(page)).toBe('open');
  });

  test('changes nothing when the processor does not answer', async () => {
    const hired = await talking();
    const page = await openPage(hired.client, hired.jobId);
    await control(world, 'faults', { path: `/v1/checkout/sessions/${page}/expire`, status: 500, times: 1 });
    expect(await offer(hired, 99_000)).toMatchObject({ code: 'processor_unavailable' });
    expect(await offersOf(hired)).toHaveLength(1);
  });
});

test('hiring names the offer that the client has seen: a later one is not paid unseen', async () => {
  const hired = await talking();
  const [seen] = await offersOf(hired);
  await offer(hired, 300_000);
  expect(await checkout(hired, seen?.id)).toMatchObject({ status: 409, code: 'offer_changed' });
  expect((await jobOf(hired)).paymentStatus).toBe('UNPAID');
});

test('a page that was opened for one offer while the other was made pays for nobody, and its money goes back', async () => {
  const hired = await talking();
  const { processor } = world.platform;
  const createCheckout = processor.createCheckout.bind(processor);
  let page = '';
  vi.spyOn(processor, 'createCheckout').mockImplementationOnce(async (wanted) => {
    const made = await createCheckout(wanted);
    page = made.id;
    await offer(hired, hired.amountCents);
    await control(world, `checkout/${page}`, { outcome: 'paid' });
    return made;
  });
  expect(await checkout(hired)).toMatchObject({ status: 409, code: 'offer_changed' });
  await world.settle();
  await world.settle();
  expect(await jobOf(hired)).toMatchObject({ status: 'TALKING', settlement: 'NONE' });
  const { db } = world.platform;
  const unmatched = db.selectFrom('unmatchedCharges').selectAll().where('processorId', '=', page);
  expect(await unmatched.execute()).toMatchObject([{ differs: ['reference'] }]);
  expect(await ledgerSum(db)).toBe(0);
  await pay(world, hired.client, hired.jobId);
  expect(await jobOf(hired)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', estimatedDays: 5 });
});

test('a promised price asked for while the page of the standing one is open gets a page of its own', async () => {
  const hired = await talking();
  const [first] = await offersOf(hired);
  await begin(hired);
  await advanceTo(world, hired.startsAt, 10);
  const second = await offer(hired, 200_000);
  const page = pageOf((await checkout(hired)).data.url);
  const promised = pageOf((await checkout(hired, first?.id)).data.url);
  expect(await stateOf(page)).toBe('expired');
  expect(pageOf((await checkout(hired, first?.id)).data.url)).toBe(promised);
  const again = pageOf((await checkout(hired, second.data.id)).data.url);
  expect([await stateOf(promised), await stateOf(again)]).toEqual(['expired', 'open']);
});
