import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { advanceTo } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pair } from '../../../test/negotiations.ts';
import { bankActs, expectBooksToAgree, pay } from '../../../test/pay.ts';
import { askForPriced, payConsultation } from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';

/* Held for 90 days after it was paid; both sides are told 14 and 7 days before. */
let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const paymentOf = ({ client, jobId }: HiredJob) => client.ok('POST /api/payment/paid', { body: { jobId } });
const act = ({ client, professional, jobId }: HiredJob) => {
  const id = { params: { id: jobId } };
  return {
    deliver: () => professional.ok('POST /api/job/:id/deliver', { ...id, body: {} }),
    change: () => client.ok('POST /api/job/:id/request-changes', { ...id, body: { message: 'Page two.' } }),
    dispute: () => client.ok('POST /api/job/:id/dispute', { ...id, body: { message: 'Not agreed.' } }),
    withdraw: () => client.ok('POST /api/job/:id/withdraw-dispute', { ...id, body: {} }),
  };
};
/** What somebody was told of a job's hold so far, the latest first. */
async function told(client: Client, { jobId }: HiredJob): Promise<string[]> {
  const { items } = await client.ok('GET /api/notification', { query: { limit: 100 } });
  const ofJob = items.filter(({ url }) => url?.includes(jobId));
  return ofJob.map(({ message }) => message).filter((each) => each.includes('can hold'));
}
/** Paid now; the work is due so late that no other deadline comes before the end of holding. */
async function paid(): Promise<HiredJob> {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await pay(world, hired.client, hired.jobId);
  const later = { dispute_at: daysAfter(world.platform.clock.instant(), 104) };
  await sql`update jobs set refundable_at = ${later.dispute_at}, dispute_at = ${later.dispute_at} where id = ${hired.jobId}`.execute(
    world.platform.db,
  );
  return hired;
}

test('at the end delivered work is released, the rest goes back, and a dispute is the first in the admins’ queue', async () => {
  const [idle, late, changed, disputed, frozen] = [
    await paid(),
    await paid(),
    await paid(),
    await paid(),
    await paid(),
  ];
  const { holdUntil, hiredAt } = await jobOf(idle);
  // The payment is recorded a moment before the hire, on a busy machine seconds before.
  const heldFor = Date.parse(holdUntil ?? '') - Date.parse(hiredAt ?? '');
  expect(Math.abs(heldFor - 90 * 86_400_000)).toBeLessThan(60_000);
  const ends = Math.max(
    ...(await Promise.all([idle, late, changed, disputed, frozen].map(jobOf))).map((each) =>
      Date.parse(each.holdUntil ?? ''),
    ),
  );
  const end = new Date(ends).toISOString();
  expect((await jobOf(idle)).money.next).toEqual({
    at: holdUntil,
    text: 'Refunded to you unless the work is delivered',
  });
  expect(
    (await idle.professional.ok('GET /api/payment/professional/held', { query: {} })).items,
  ).toContainEqual(expect.objectContaining({ jobId: idle.jobId, holdUntil }));
  expect((await idle.client.ok('GET /api/payment/client', { query: {} })).items).toContainEqual(
    expect.objectContaining({ jobId: idle.jobId, holdUntil }),
  );
  await act(changed).deliver();
  await act(changed).change();
  await sql`update jobs set refundable_at = ${daysAfter(end, 14)}, dispute_at = ${daysAfter(end, 14)} where id = ${changed.jobId}`.execute(
    world.platform.db,
  );

  expect(await admin.ok('GET /api/payment/admin/holds')).toEqual([]);
  await advanceTo(world, daysAfter(end, -14), 1);
  expect(await told(idle.client, idle)).toHaveLength(1);
  await act(disputed).dispute();
  await advanceTo(world, daysAfter(end, -7), 1);
  expect(await told(idle.client, idle)).toEqual([
    expect.stringContaining('If the work isn’t delivered by then, you get it back.'),
    expect.any(String),
  ]);
  expect((await told(idle.professional, idle))[0]).toMatch(
    /Deliver the work by then, or Clara .*gets it back/,
  );
  expect((await told(changed.professional, changed))[0]).toContain('a dispute opens automatically');
  expect((await told(disputed.client, disputed))[0]).toContain('Parley decides it first');
  expect((await admin.ok('GET /api/payment/admin/holds')).map(({ jobId }) => jobId)).toEqual(
    [idle, late, changed, disputed, frozen].map(({ jobId }) => jobId),
  );

  // Delivered in the last week, it's released at the end of holding, not 14 days later.
  const { releaseAt } = await act(late).deliver();
  expect(releaseAt).toBe((await jobOf(late)).holdUntil);
  await bankActs(world, { jobId: frozen.jobId }, { outcome: 'opened' });
  await advanceTo(world, daysAfter(end, 0), -10);
  expect((await jobOf(idle)).status).toBe('ACTIVE');
  await advanceTo(world, end, 1);
  await world.settle();

  expect(await jobOf(idle)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED', holdUntil: null });
  expect((await jobOf(idle)).history.at(-1)).toMatchObject({ by: 'clock', action: 'cancel' });
  expect(await paymentOf(idle)).toMatchObject({ refundedCents: 100_000, refund: 'DONE', feeCents: 0 });
  expect(await jobOf(late)).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED' });
  expect(await jobOf(changed)).toMatchObject({
    status: 'DISPUTED',
    dispute: { by: 'clock', undecidedCents: 50_000 },
  });
  expect(await jobOf(disputed)).toMatchObject({ status: 'DISPUTED', settlement: 'HELD' });
  expect(await jobOf(frozen)).toMatchObject({ status: 'DISPUTED', settlement: 'HELD' });
  const queue = await admin.ok('GET /api/payment/admin/holds');
  expect(queue.map(({ jobId, jobStatus }) => `${jobId} ${jobStatus}`)).toEqual(
    [changed, disputed, frozen].map(({ jobId }) => `${jobId} DISPUTED`),
  );
  // A dispute that is withdrawn leaves the work undelivered, which ends at once; so does what the bank gives back.
  await act(disputed).withdraw();
  await bankActs(world, { jobId: frozen.jobId }, { outcome: 'won' });
  await world.settle();
  await world.settle();
  expect(await jobOf(disputed)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
  expect(await jobOf(frozen)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
  // Nobody decides: the dispute's own end is the last.
  await world.advance({ days: 61 });
  await world.settle();
  expect(await jobOf(changed)).toMatchObject({ status: 'COMPLETED', settlement: 'SPLIT' });
  expect(await admin.ok('GET /api/payment/admin/holds')).toEqual([]);
  await expectBooksToAgree(world);
});

/** A paid consultation 15 weeks ahead, from before it was refused to agree on one behind the end of holding. */
async function paidFarAhead(startsAt: string): Promise<HiredJob> {
  const asked = await askForPriced(world, { client: clara, professional: ana });
  await payConsultation(world, asked);
  const { appointmentId, jobId } = asked;
  const { db } = world.platform;
  const endsAt = minutesAfter(startsAt, 30);
  const time = { startsAt, endsAt, attendAt: null };
  await db.updateTable('appointments').set(time).where('id', '=', appointmentId).execute();
  const during = sql<string>`tstzrange(${startsAt}, ${endsAt})`;
  await db.updateTable('bookings').set({ during }).where('appointmentId', '=', appointmentId).execute();
  // The deadline to hire follows the consultation.
  await db
    .updateTable('jobs')
    .set({ hireBy: daysAfter(endsAt, 14) })
    .where('id', '=', jobId)
    .execute();
  return asked;
}

test('a paid consultation that is still to come at the end is called off, and all of its price goes back', async () => {
  const two = await pair(world, clara, ana, 15);
  const asked = await paidFarAhead(two.nextTime());
  const stopped = await paidFarAhead(two.nextTime());
  await bankActs(world, stopped, { outcome: 'opened' });
  await world.advance({ days: 76, minutes: 1 });
  expect((await told(asked.client, asked))[0]).toContain('If it hasn’t taken place by then');
  await world.advance({ days: 14, minutes: 1 });
  await world.settle();
  const [consultation] = (await jobOf(asked)).appointments;
  expect(consultation).toMatchObject({
    status: 'CANCELLED',
    payment: { settlement: 'REFUNDED', refundedCents: asked.amountCents },
  });
  // What the bank disputes waits for the bank.
  expect((await jobOf(stopped)).appointments).toMatchObject([{ status: 'ACCEPTED' }]);
  await bankActs(world, stopped, { outcome: 'won' });
  await world.settle();
  expect((await jobOf(stopped)).appointments).toMatchObject([{ status: 'CANCELLED' }]);
  const toldOfEnd = async (client: Client) => {
    const { items } = await client.ok('GET /api/notification', { query: { limit: 100 } });
    return items.map(({ message }) => message).find((each) => each.includes('couldn’t be held any longer'));
  };
  expect(await toldOfEnd(asked.client)).toMatch(/called off and you get a full refund\.$/);
  expect(await toldOfEnd(asked.professional)).toMatch(/called off and Clara gets a full refund\.$/);
  await expectBooksToAgree(world);
});

test('at the end nobody is paid for work that was delivered after the client asked for everything back', async () => {
  const [idle, sent] = [await paid(), await paid()];
  const { holdUntil } = await jobOf(idle);
  for (const { jobId } of [idle, sent])
    await sql`update jobs set refundable_at = ${world.platform.clock.instant()} where id = ${jobId}`.execute(
      world.platform.db,
    );
  await advanceTo(world, daysAfter(holdUntil ?? '', -1));
  for (const hired of [idle, sent]) {
    const refund = { params: { id: hired.jobId }, body: {} };
    await hired.client.ok('POST /api/job/:id/take-refund', refund);
  }
  await act(sent).deliver();
  await advanceTo(world, holdUntil ?? '', 2);
  expect(await jobOf(idle)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
  expect(await jobOf(sent)).toMatchObject({
    status: 'DISPUTED',
    settlement: 'HELD',
    dispute: { by: 'clock' },
  });
  await expectBooksToAgree(world);
});
