import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import { control } from '../../test/control.ts';
import { openPosting, pair, respond, send, view, type Pair } from '../../test/negotiations.ts';
import { openPage, pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { ledgerSum } from '../payments/ledger/queries-ledger.ts';

let world: World;
/** Clara with each of the two she talks to about a posting. */
let withAna: Pair;
let withTendai: Pair;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  withAna = await pair(world, clara, ana);
  withTendai = await pair(world, clara, tendai);
});
afterAll(() => world.close());

async function postingFor(openings: number): Promise<string> {
  const postingId = await openPosting(world, clara.id);
  await world.platform.db.updateTable('jobPostings').set({ openings }).where('id', '=', postingId).execute();
  return postingId;
}
async function agree(two: Pair, postingId: string): Promise<string> {
  const negotiation = await send(world, two, 'PROPOSAL', { postingId });
  return (await respond(two.client, negotiation, 'accept')).data.jobId ?? '';
}
const postingOf = (id: string) => withAna.client.ok('GET /api/job/jobPosting/:id', { params: { id } });
const jobOf = (id: string) => withAna.client.ok('GET /api/job/:id', { params: { id } });
const endOthers = (two: Pair, id: string) =>
  two.client.call('POST /api/job/:id/end-others', { params: { id }, body: { message: 'Thank you all.' } });

test('a client talks with several people about one posting, and the last hire it is open for fills it', async () => {
  const postingId = await postingFor(2);
  const [one, other] = [await agree(withAna, postingId), await agree(withTendai, postingId)];
  const open = await send(world, withAna, 'INVITE', { postingId });
  expect((await jobOf(one)).hiring).toEqual({ openings: 2, hires: 0, others: 1 });
  await pay(world, withAna.client, one);
  expect(await postingOf(postingId)).toMatchObject({ status: 'OPEN', openings: 2, hires: 1 });
  expect((await jobOf(other)).hiring).toEqual({ openings: 2, hires: 1, others: 0 });
  await pay(world, withTendai.client, other);
  expect(await postingOf(postingId)).toMatchObject({ status: 'FILLED', hires: 2 });
  expect((await view(withAna.client, open)).data.status).toBe('EXPIRED');
});

test('when a posting is filled, booked consultations stand, and the client ends the other jobs in one act', async () => {
  const postingId = await postingFor(1);
  const [hired, other] = [await agree(withAna, postingId), await agree(withTendai, postingId)];
  expect((await endOthers(withAna, hired)).code).toBe('not_paid');
  await pay(world, withAna.client, hired);
  expect(await jobOf(other)).toMatchObject({ status: 'TALKING', appointments: [{ status: 'ACCEPTED' }] });
  const { data } = await endOthers(withAna, hired);
  expect(data).toMatchObject({ status: 'ACTIVE', hiring: { openings: 1, hires: 1, others: 0 } });
  const ended = await jobOf(other);
  expect(ended).toMatchObject({ status: 'ENDED', appointments: [{ status: 'CANCELLED' }] });
  expect(ended.history.at(-1)).toMatchObject({ by: 'client', action: 'end', message: 'Thank you all.' });
  expect((await endOthers(withAna, hired)).status).toBe(200);
});

test('who may end the other jobs is the client of the hire, and nobody else’s jobs end', async () => {
  const postingId = await postingFor(1);
  const hired = await agree(withAna, postingId);
  const elsewhere = await agree(withTendai, await postingFor(1));
  await pay(world, withAna.client, hired);
  const params = { id: hired };
  const body = {};
  expect(await withAna.professional.refused('POST /api/job/:id/end-others', { params, body })).toBe(
    'forbidden',
  );
  expect(await (await world.as(milo)).refused('POST /api/job/:id/end-others', { params, body })).toBe(
    'not_found',
  );
  await endOthers(withAna, hired);
  expect((await jobOf(elsewhere)).status).toBe('TALKING');
});

test('a cancelled hire gives its place back, and a reopened posting is filled again', async () => {
  const postingId = await postingFor(1);
  const first = await agree(withAna, postingId);
  await pay(world, withAna.client, first);
  await withAna.professional.ok('POST /api/job/:id/cancel', { params: { id: first }, body: {} });
  await withAna.client.ok('POST /api/job/jobPosting/:id/reopen', { params: { id: postingId } });
  expect(await postingOf(postingId)).toMatchObject({ status: 'OPEN', hires: 0 });
  await pay(world, withTendai.client, await agree(withTendai, postingId));
  expect(await postingOf(postingId)).toMatchObject({ status: 'FILLED', hires: 1 });
});

test('two hires at once for one place are both kept, and the posting is filled once', async () => {
  const postingId = await postingFor(1);
  const jobs = [await agree(withAna, postingId), await agree(withTendai, postingId)];
  await Promise.all(jobs.map((id) => pay(world, withAna.client, id)));
  expect(await postingOf(postingId)).toMatchObject({ status: 'FILLED', hires: 2 });
});

test('how the hiring stands is the client’s to know', async () => {
  const id = await agree(withAna, await postingFor(3));
  const { hiring } = await withAna.professional.ok('GET /api/job/:id', { params: { id } });
  expect(hiring).toBeNull();
});

test('a posting asks for 1 to 10 people, for one unless it says so', async () => {
  const posting = await postingOf(await postingFor(1));
  const { title, description, disciplineId, categoryId, skills, experience, pricing } = posting;
  const words = { title, description, disciplineId, categoryId, skills, experience, pricing };
  const body = { ...words, budgetMinCents: 50_000, budgetMaxCents: 60_000 };
  const post = (openings?: number) =>
    withAna.client.call('POST /api/job/jobPosting', { body: { ...body, openings } });
  expect((await post()).data.openings).toBe(1);
  expect((await post(10)).data.openings).toBe(10);
  for (const openings of [0, 11, 1.5])
    expect(await post(openings)).toMatchObject({ status: 400, errors: [{ path: 'openings' }] });
  const { data } = await post(2);
  const changed = { ...body, id: data.id, openings: 4 };
  expect(await withAna.client.ok('PUT /api/job/jobPosting', { body: changed })).toMatchObject({
    openings: 4,
  });
});

test('a posting isn’t opened for as many as are hired already, which would leave it looking for nobody', async () => {
  const postingId = await postingFor(3);
  await pay(world, withAna.client, await agree(withAna, postingId));
  const change = async (openings: number) => {
    const { title, description, disciplineId, categoryId, skills, experience, pricing, ...posting } =
      await postingOf(postingId);
    const { budgetMinCents, budgetMaxCents } = posting;
    const words = { title, description, disciplineId, categoryId, skills, experience, pricing };
    const body = { ...words, budgetMinCents, budgetMaxCents, id: postingId, openings };
    return withAna.client.call('PUT /api/job/jobPosting', { body });
  };
  expect(await change(1)).toMatchObject({
    status: 400,
    errors: [
      {
        path: 'openings',
        message: 'You’ve already hired that many people. To stop hiring, close the posting.',
      },
    ],
  });
  expect((await change(2)).data).toMatchObject({ openings: 2, hires: 1, status: 'OPEN' });
  // Reopened for one more, it can be changed without counting anew.
  await pay(world, withTendai.client, await agree(withTendai, postingId));
  await withAna.client.ok('POST /api/job/jobPosting/:id/reopen', { params: { id: postingId } });
  expect((await change(2)).status).toBe(200);
});

test('money that arrives after the end goes back at once, and hires nobody', async () => {
  const postingId = await postingFor(1);
  const id = await agree(withAna, postingId);
  const page = await openPage(withAna.client, id);
  await control(world, `checkout/${page}`, { outcome: 'processing' });
  await withAna.professional.ok('POST /api/job/:id/end', { params: { id }, body: {} });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await withAna.client.ok('POST /api/payment/paid', { body: { jobId: id } });
  await world.settle();
  expect(await jobOf(id)).toMatchObject({ status: 'ENDED', hiredAt: null, settlement: 'REFUNDED' });
  expect(await withAna.client.ok('POST /api/payment/paid', { body: { jobId: id } })).toMatchObject({
    refund: 'DONE',
  });
  expect(await postingOf(postingId)).toMatchObject({ status: 'OPEN', hires: 0 });
  expect(await ledgerSum(world.platform.db)).toBe(0);
});
