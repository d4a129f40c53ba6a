import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SideRole } from '@parley/contract/sides.ts';
import { ana, clara, LAW, tendai } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { Refusal } from '../../platform/http/refuse.ts';
import { bookTime, releaseTime } from './book-without-overlap.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkTime } from './check-time.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.settle();
});
afterAll(() => world.close());

const now = () => world.platform.clock.instant();

async function slotAhead(days: number, minutes = 60): Promise<string> {
  const query = { userId: ana.id, from: daysAfter(now(), days), to: daysAfter(now(), days + 5), minutes };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  return slots[0] ?? 'no slot';
}

/** An agreed appointment and its job, inserted directly: not booked yet. */
async function appointment(startsAt: string, professionalId = ana.id): Promise<string> {
  const { db } = world.platform;
  const [postingId, negotiationId, jobId, id] = [newId(), newId(), newId(), newId()];
  const words = { title: 'Contract', description: 'Please read it.', createdAt: now() };
  const field = {
    disciplineId: LAW.id,
    categoryId: LAW.contracts,
    experience: 12,
    pricing: 'FIXED',
  } as const;
  const budget = { budgetMinCents: 50, budgetMaxCents: 100, status: 'CLOSED' } as const;
  await db
    .insertInto('jobPostings')
    .values({ id: postingId, clientId: clara.id, ...words, ...field, ...budget })
    .execute();
  const parties = { clientId: clara.id, professionalId, createdAt: now() };
  const deal = { ...parties, postingId, title: 'Contract', amountCents: 10_000 };
  const negotiation = {
    kind: 'PROPOSAL',
    message: 'Hello',
    startsAt,
    minutes: 60,
    status: 'ACCEPTED',
    movedAt: now(),
  } as const;
  await db
    .insertInto('negotiations')
    .values({ id: negotiationId, ...deal, ...negotiation })
    .execute();
  const work = { description: 'Please read it.', status: 'TALKING' } as const;
  await db
    .insertInto('jobs')
    .values({ id: jobId, negotiationId, ...deal, ...work })
    .execute();
  const time = {
    startsAt,
    endsAt: minutesAfter(startsAt, 60),
    status: 'ACCEPTED',
    agreedAt: startsAt,
  } as const;
  await db
    .insertInto('appointments')
    .values({ id, jobId, ...parties, ...time })
    .execute();
  return id;
}

const book = (appointmentId: string, startsAt: string, professionalId = ana.id) =>
  inTransaction(world.platform.db, (trx) =>
    bookTime(world.platform, trx, {
      appointmentId,
      professionalId,
      startsAt,
      endsAt: minutesAfter(startsAt, 60),
    }),
  );
const release = (appointmentId: string) =>
  inTransaction(world.platform.db, (trx) => releaseTime(world.platform, trx, appointmentId));
const check = (startsAt: string, offeredBy: SideRole, minutes = 60) =>
  inTransaction(world.platform.db, (trx) =>
    checkTime(world.platform, trx, {
      professionalId: ana.id,
      serviceId: null,
      startsAt,
      minutes,
      offeredBy,
      heldUntil: null,
    }),
  );

/** The refusal code, or 'fine'. */
const codeOf = (work: Promise<void>) =>
  work.then(
    () => 'fine',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );

/** Stored free times of the next days. */
const freeIn = async (at: string) => {
  const rows = await world.platform.db
    .selectFrom('freeTimes')
    .select('during')
    .where('professionalId', '=', ana.id)
    .execute();
  return rows.some(({ during }) => {
    const [from = '', to = ''] = [...during.matchAll(/"([^"]+)"/g)].map(([, text = '']) =>
      new Date(text).toISOString(),
    );
    return from <= at && at < to;
  });
};

describe('an agreed time', () => {
  test('is no longer offered, leaves the lists, and comes back when it is released', async () => {
    const at = await slotAhead(3);
    const id = await appointment(at);
    expect(await freeIn(at)).toBe(true);
    await book(id, at);
    expect(await slotAhead(3)).not.toBe(at);
    expect(await freeIn(at)).toBe(false);
    expect(await codeOf(check(at, 'CLIENT'))).toBe('slot_taken');
    expect(await codeOf(check(minutesAfter(at, 15), 'PROFESSIONAL'))).toBe('slot_taken');
    await release(id);
    await release(id);
    expect(await slotAhead(3)).toBe(at);
    expect(await freeIn(at)).toBe(true);
  });

  test('moves with its appointment', async () => {
    const at = await slotAhead(4);
    const id = await appointment(at);
    await book(id, at);
    const later = minutesAfter(at, 30);
    await book(id, later);
    expect([await freeIn(at), await freeIn(later)]).toEqual([true, false]);
    await release(id);
  });

  test('is given to one of many who ask at once, the others are told it is taken', async () => {
    const at = await slotAhead(5);
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await appointment(minutesAfter(at, (n % 3) * 15)));
    const codes = await Promise.all(ids.map((id, n) => codeOf(book(id, minutesAfter(at, (n % 3) * 15)))));
    expect(codes.toSorted()).toEqual(['fine', ...Array.from({ length: 11 }, () => 'slot_taken')]);
  });

  test('may touch another one', async () => {
    const at = await slotAhead(7, 120);
    const [first, second] = [await appointment(at), await appointment(minutesAfter(at, 60))];
    expect(await Promise.all([codeOf(book(first, at)), codeOf(book(second, minutesAfter(at, 60)))])).toEqual([
      'fine',
      'fine',
    ]);
  });

  test('does not stand in the way of another professional', async () => {
    const at = await slotAhead(6);
    await book(await appointment(at), at);
    const theirs = await appointment(at, tendai.id);
    expect(await codeOf(book(theirs, at, tendai.id))).toBe('fine');
  });
});

describe('a time that is offered', () => {
  test('must be one that can be booked, when a client offers it', async () => {
    expect(await codeOf(check(minutesAfter(now(), -60), 'CLIENT'))).toBe('time_in_past');
    expect(await codeOf(check('0000-01-01T00:00:00.000Z', 'CLIENT'))).toBe('time_in_past');
    const at = await slotAhead(2);
    expect(await codeOf(check(minutesAfter(at, 5), 'CLIENT'))).toBe('time_off_grid');
    expect(await codeOf(check(`${daysAfter(now(), 3).slice(0, 10)}T07:00:00Z`, 'CLIENT'))).toBe(
      'slot_outside_hours',
    );
    const soon = new Date(Math.ceil(world.platform.clock.now().getTime() / 900_000) * 900_000).toISOString();
    expect(await codeOf(check(soon, 'CLIENT'))).toBe('slot_too_soon');
    expect(await codeOf(check(at, 'CLIENT'))).toBe('fine');
  });

  test('may lie outside of the hours and the notice, when the professional offers it', async () => {
    const soon = new Date(Math.ceil(world.platform.clock.now().getTime() / 900_000) * 900_000).toISOString();
    expect(await codeOf(check(soon, 'PROFESSIONAL'))).toBe('fine');
    expect(await codeOf(check(`${daysAfter(now(), 3).slice(0, 10)}T07:00:00Z`, 'PROFESSIONAL'))).toBe('fine');
    expect(await codeOf(check(minutesAfter(soon, 5), 'PROFESSIONAL'))).toBe('time_off_grid');
    expect(await codeOf(check(minutesAfter(now(), -60), 'PROFESSIONAL'))).toBe('time_in_past');
  });

  test('is free or taken whatever the hours are', async () => {
    const at = await slotAhead(8);
    const id = await appointment(at);
    await book(id, at);
    const free = (startsAt: string) =>
      inTransaction(world.platform.db, (trx) =>
        checkOverlap(trx, { professionalId: ana.id, serviceId: null, startsAt, minutes: 60 }),
      );
    expect(await codeOf(free(minutesAfter(at, -45)))).toBe('slot_taken');
    expect(await codeOf(free(minutesAfter(at, -60 * 12)))).toBe('fine');
  });
});

test('free times reach two weeks ahead, also when the clock jumps', async () => {
  const reach = async () => {
    const { until } = await world.platform.db
      .selectFrom('hours')
      .select((hours) => hours.fn.min('computedUntil').as('until'))
      .executeTakeFirstOrThrow();
    return until >= daysAfter(now(), 14);
  };
  expect(await reach()).toBe(true);
  world.platform.clock.advance(40 * 86_400);
  expect(await reach()).toBe(false);
  await world.settle();
  expect(await reach()).toBe(true);
  expect(await freeIn(await slotAhead(10))).toBe(true);
});
