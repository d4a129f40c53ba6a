import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana, clara, type Character, milo, nima, tendai } from '../../test/cast.ts';
import { advanceTo } from '../../test/consultations.ts';
import { hire } from '../../test/hiring.ts';
import { offerService, pair, respond, type Negotiation } from '../../test/negotiations.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { joinRoom } from '../appointments/meeting/record-presence.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ outside: true, settings: { FREE_CONSULTATIONS: '3' } });
});
afterEach(() => world.close());

let used = 0;
/** What sending an invite answers; each asks for a time of its own. */
async function invite(
  client: Character,
  professional: Character,
  price?: { consultationPriceCents: number },
) {
  const two = await pair(world, client, professional);
  for (let skipped = 0; skipped < used; skipped += 1) two.nextTime();
  used += 1;
  const serviceId = await offerService(world, professional.id, true, price);
  const words = { message: 'Can we talk about it?', minutes: 30, startsAt: two.nextTime() };
  return two.client.call('POST /api/job/jobPosting/invite', { body: { ...words, serviceId } });
}
async function mayInvite(client: Character, professional: Character) {
  const id = await offerService(world, professional.id, true);
  return (await world.as(client)).ok('GET /api/job/invite/canInvite/:id', { params: { id } });
}
const answer = async (by: Character, negotiation: Negotiation, action: 'accept' | 'decline') =>
  respond(await world.as(by), negotiation, action);
async function agree(client: Character, professional: Character): Promise<Negotiation> {
  const { data } = await invite(client, professional);
  const { data: agreed } = await answer(professional, data, 'accept');
  return agreed;
}
async function offerHours(professional: Character) {
  const by = await world.as(professional);
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 1, to: 2359 }));
  const hours = { timeZone: 'Europe/Berlin', minimumNoticeMinutes: 0, rules };
  await by.ok('POST /api/availability/professional', { body: hours });
}

test('in its first week an account has at most two free consultations ahead, then as many as the settings say', async () => {
  await offerHours(nima);
  const { db, clock } = world.platform;
  await db.updateTable('users').set({ createdAt: clock.instant() }).where('id', '=', clara.id).execute();
  await agree(clara, ana);
  await agree(clara, tendai);
  expect(await invite(clara, nima)).toMatchObject({ status: 409, code: 'too_many_free_consultations' });
  // Somebody else’s are counted apart.
  expect((await invite(milo, nima)).status).toBe(201);
  await world.advance({ days: 7 });
  expect((await invite(clara, nima)).status).toBe(201);
});

test('a consultation with a price stays possible, and counts for nothing', async () => {
  for (const professional of [ana, tendai]) {
    const price = { consultationPriceCents: 4000 };
    const { data } = await invite(clara, professional, price);
    await answer(professional, data, 'accept');
  }
  await offerHours(nima);
  for (const professional of [ana, tendai, nima]) await agree(clara, professional);
  expect(await invite(clara, ana)).toMatchObject({ code: 'too_many_free_consultations' });
  expect((await invite(clara, ana, { consultationPriceCents: 500 })).status).toBe(201);
});

test('what is accepted at once is counted one after the other', async () => {
  await world.close();
  world = await createWorld({ settings: { FREE_CONSULTATIONS: '1' } });
  const [one, other] = [await invite(clara, ana), await invite(clara, tendai)];
  const answers = await Promise.all([answer(ana, one.data, 'accept'), answer(tendai, other.data, 'accept')]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.code).toBe('too_many_free_consultations');
});

test('what a professional proposed is not counted', async () => {
  await agree(clara, tendai);
  for (let count = 0; count < 3; count += 1) await hire(world, { client: clara, professional: ana });
  expect((await invite(clara, ana)).status).toBe(201);
});

test('with the same professional there is one in 90 days', async () => {
  const agreed = await agree(clara, ana);
  const { appointments } = await (
    await world.as(clara)
  ).ok('GET /api/job/:id', { params: { id: agreed.jobId ?? '' } });
  const { startsAt = '', id = '' } = appointments[0] ?? {};
  await advanceTo(world, startsAt, -5);
  for (const { id: userId } of [clara, ana]) await joinRoom(world.platform, { appointmentId: id, userId });
  await advanceTo(world, startsAt, 24 * 60 * 90 - 60);
  const refused = await invite(clara, ana);
  expect(refused.code).toBe('too_many_free_consultations');
  expect(await mayInvite(clara, ana)).toEqual({ canInvite: false, reason: refused.message });
  await world.advance({ hours: 1 });
  expect((await invite(clara, ana)).status).toBe(201);
});

test('once they are hired they may talk for free again', async () => {
  const { jobId } = await agree(clara, ana);
  const [client, professional] = [await world.as(clara), await world.as(ana)];
  expect((await invite(clara, ana)).code).toBe('too_many_free_consultations');
  const terms = { amountCents: 60_000, estimatedDays: 4 };
  await professional.ok('POST /api/job/:id/offers', { params: { id: jobId ?? '' }, body: terms });
  await pay(world, client, jobId ?? '');
  expect((await invite(clara, ana)).status).toBe(201);
});

test('who missed two within 30 days asks for no free ones for 30 days', async () => {
  const [first, second] = [await agree(clara, ana), await agree(clara, tendai)];
  await advanceTo(world, second.startsAt > first.startsAt ? second.startsAt : first.startsAt, 16);
  await offerHours(nima);
  expect((await invite(clara, nima)).code).toBe('too_many_free_consultations');
  await world.advance({ days: 29 });
  expect((await invite(clara, nima)).code).toBe('too_many_free_consultations');
  await world.advance({ days: 1 });
  expect((await invite(clara, nima)).status).toBe(201);
});

test('a professional who declined twice within 30 days is not invited again for 30 days', async () => {
  await answer(ana, (await invite(clara, ana)).data, 'decline');
  await world.advance({ days: 29 });
  await answer(ana, (await invite(clara, ana)).data, 'decline');
  const refused = await invite(clara, ana);
  expect(refused).toMatchObject({ status: 409, code: 'not_now' });
  // Who opens the form reads it before they write.
  expect(await mayInvite(clara, ana)).toEqual({ canInvite: false, reason: refused.message });
  expect((await mayInvite(milo, ana)).canInvite).toBe(true);
  expect((await mayInvite(clara, tendai)).canInvite).toBe(true);
  expect((await invite(milo, ana)).status).toBe(201);
  expect((await invite(clara, tendai)).status).toBe(201);
  await world.advance({ days: 30 });
  expect(await mayInvite(clara, ana)).toEqual({ canInvite: true, reason: null });
  expect((await invite(clara, ana)).status).toBe(201);
});
