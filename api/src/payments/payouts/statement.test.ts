import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { advanceTo } from '../../../test/consultations.ts';
import { pdfText } from '../../../test/documents/pdf-text.ts';
import { sessionOf } from '../../../test/fill.ts';
import { complete, deliver, hire, type HiredJob } from '../../../test/hiring.ts';
import { bankActs, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter } from '../../platform/clock.ts';
import { newId } from '../../platform/database/id.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const completed = async (amountCents: number, professional: Character = ana): Promise<HiredJob> => {
  const hired = await hire(world, { client: clara, professional, amountCents });
  await complete(world, hired);
  await world.settle();
  return hired;
};
const refund = async ({ jobId }: HiredJob, amountCents: number) => {
  await admin.ok('POST /api/payment/admin/refund', { body: { jobId, amountCents, reason: 'Agreed.' } });
  await world.settle();
};
const monthNow = () => world.platform.clock.instant().slice(0, 7);
const yearNow = () => Number(monthNow().slice(0, 4));

async function statement(character: Character, year: number, kind: 'csv' | 'pdf') {
  const authorization = `Bearer ${(await sessionOf(world.platform, character)).accessToken}`;
  const url = `/api/payment/professional/statement/${year}/statement.${kind}`;
  return world.app.inject({ url, headers: { authorization } });
}
/** The lines by their month, and the year's own. */
async function table(character: Character, year: number): Promise<Map<string, number[]>> {
  const { body } = await statement(character, year, 'csv');
  const [head, ...lines] = body.trimEnd().split('\r\n');
  expect(head).toBe('month,grossCents,feeCents,refundedCents,netCents');
  return new Map(
    lines.map((line) => {
      const [month = '', ...cents] = line.split(',');
      return [month, cents.map(Number)];
    }),
  );
}

/** Of this year and the one before: the months with anything in them. */
async function allMonths(character: Character): Promise<Map<string, number[]>> {
  const years = [yearNow() - 1, yearNow()];
  const lines = await Promise.all(years.map((year) => table(character, year)));
  const months = lines.flatMap((each) => [...each]);
  return new Map(months.filter(([month, cents]) => month.includes('-') && cents.some((each) => each !== 0)));
}

/** Entry by entry, as somebody would who has only the ledger: what the professional was credited, and our fee beside it. */
async function netInLedger(professionalId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(-e.amount_cents), 0)::integer as cents from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id
    where e.account = 'payable' and e.owner_id = ${professionalId}
      and t.source_type in ('settlement', 'admin_refund')`.execute(world.platform.db);
  return rows[0]?.cents ?? 0;
}

describe('a yearly statement', () => {
  test('has each month’s releases, fees, refunds and net, which add up to the ledger', async () => {
    const first = await completed(120_005);
    await completed(33_333);
    const started = monthNow();
    await refund(first, 20_005);
    const [all, month] = await table(ana, yearNow()).then((lines) => [
      lines.get(String(yearNow())),
      lines.get(started),
    ]);
    // 10% of 1,200.05 is 120.01 and of 333.33 is 33.33; of the 1,000 that are left of the first 100.
    expect(month).toEqual([153_338, 12_001 + 3_333 - 2_001, 20_005, 153_338 - 13_333 - 20_005]);
    expect(all).toEqual(month);
    expect(all?.[3]).toBe(await netInLedger(ana.id));
  });

  test('counts a refund in its own month, while the chart takes it off the month of the release', async () => {
    const hired = await completed(50_000, tendai);
    const released = monthNow();
    await advanceTo(
      world,
      new Date(Date.parse(world.platform.clock.instant()) + 32 * 86_400_000).toISOString(),
    );
    await refund(hired, 50_000);
    const lines = new Map([
      ...(await table(tendai, Number(released.slice(0, 4)))),
      ...(await table(tendai, yearNow())),
    ]);
    expect(lines.get(released)).toEqual([50_000, 5_000, 0, 45_000]);
    expect(lines.get(monthNow())).toEqual([0, -5_000, 50_000, -45_000]);
    const { earningsByMonth } = await hired.professional.ok('GET /api/payment/professional');
    expect(earningsByMonth.every(({ netCents }) => netCents === 0)).toBe(true);
    expect(await netInLedger(tendai.id)).toBe(0);
  });

  test('counts what a bank takes back once it has decided, and leaves the months before as they were', async () => {
    const [lost, won] = [await completed(40_000, tendai), await completed(20_000, tendai)];
    const owed = async () => {
      const { balance } = await lost.professional.ok('GET /api/payment/professional');
      return balance.availableCents - balance.owedCents;
    };
    const [before, owedBefore] = [await allMonths(tendai), await owed()];
    expect(before.get(monthNow())?.[0]).toBe(60_000);
    for (const { jobId } of [lost, won]) await bankActs(world, { jobId }, { outcome: 'opened' });
    await world.settle();
    expect(await allMonths(tendai)).toEqual(before);
    await advanceTo(world, daysAfter(world.platform.clock.instant(), 32));
    await bankActs(world, { jobId: lost.jobId }, { outcome: 'lost' });
    await bankActs(world, { jobId: won.jobId }, { outcome: 'won' });
    await world.settle();
    // As the credit notes of that day: all of it, and our fee on it.
    expect(await allMonths(tendai)).toEqual(new Map([...before, [monthNow(), [0, -4_000, 40_000, -36_000]]]));
    const { items } = await lost.professional.ok('GET /api/payment/invoice', { query: { limit: 100 } });
    const notes = items.filter(({ kind, jobId }) => kind === 'CREDIT_NOTE' && jobId === lost.jobId);
    expect(notes.map(({ issuedAt, totalCents }) => [issuedAt.slice(0, 7), totalCents])).toEqual(
      expect.arrayContaining([
        [monthNow(), 4_000],
        [monthNow(), 40_000],
      ]),
    );
    expect(await owed()).toBe(owedBefore - 36_000);
  });

  test('of a year without work is empty, and of no year refused', async () => {
    expect([...(await table(ana, 2001)).values()].flat().every((cents) => cents === 0)).toBe(true);
    for (const year of [1999, 3000, 20.5]) expect((await statement(ana, year, 'csv')).statusCode).toBe(400);
  });

  test('as a PDF says the same', async () => {
    const year = Number(monthNow().slice(0, 4));
    const [gross = 0] = (await table(ana, year)).get(String(year)) ?? [];
    const { headers, rawPayload } = await statement(ana, year, 'pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="parley-${year}.pdf"`);
    const [page = ''] = await pdfText(rawPayload);
    const dollars = (gross / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    for (const text of [`Earnings in ${year}`, 'December', dollars]) expect(page).toContain(text);
  });
});

describe('what is held', () => {
  test('says what it waits for, and leaves the list once it is released', async () => {
    const working = await hire(world, { client: clara, professional: ana, amountCents: 10_000 });
    await deliver(world, working);
    const held = async () =>
      (await working.professional.ok('GET /api/payment/professional/held', { query: {} })).items;
    const { releaseAt } = await working.client.ok('GET /api/job/:id', { params: { id: working.jobId } });
    expect(await held()).toMatchObject([
      { jobId: working.jobId, appointmentId: null, netCents: 9_000, state: 'DELIVERED', releaseAt },
    ]);
    await working.client.ok('POST /api/job/completed/:id', { params: { id: working.jobId }, body: {} });
    expect(await held()).toEqual([]);
  });
});

test('what goes back to the client because the work is late is not said to be released', async () => {
  const late = await hire(world, { client: clara, professional: ana, amountCents: 10_000 });
  await pay(world, late.client, late.jobId);
  const params = { id: late.jobId };
  const held = async () => {
    const { items } = await late.professional.ok('GET /api/payment/professional/held', { query: {} });
    return items.find(({ jobId }) => jobId === late.jobId);
  };
  expect(await held()).toMatchObject({ state: 'WORKING', goesBackAt: null });
  const { refundableAt } = await late.client.ok('GET /api/job/:id', { params });
  await advanceTo(world, refundableAt ?? '', 1);
  const { lateRefundAt } = await late.client.ok('POST /api/job/:id/take-refund', { params, body: {} });
  expect(await held()).toMatchObject({ state: 'GOING_BACK', releaseAt: null, goesBackAt: lateRefundAt });
  await late.professional.ok('POST /api/job/:id/dispute', {
    params,
    body: { message: 'It is nearly done.' },
  });
  expect(await held()).toMatchObject({ state: 'DISPUTED', releaseAt: null, goesBackAt: null });
});

describe('payouts', () => {
  test('are listed page by page, the latest first, and those on their way stand apart', async () => {
    const professional = await world.as(ana);
    const before = (await professional.ok('GET /api/payment/professional')).balance;
    const at = '2026-01-05T12:00:00.000Z';
    // Several at one instant: pages part them.
    const rows = Array.from({ length: 7 }, (_, index) => ({
      id: `po_${newId()}`,
      professionalId: ana.id,
      amountCents: 100 + index,
      status: ['paid', 'in_transit', 'failed'][index % 3] ?? '',
      at,
    }));
    await world.platform.db.insertInto('payouts').values(rows).execute();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await professional.ok('GET /api/payment/professional/payout', {
        query: { limit: 2, cursor },
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const { balance, payouts } = await professional.ok('GET /api/payment/professional');
    expect(new Set(payouts.map(({ amountCents }) => amountCents))).toEqual(new Set([101, 104]));
    // 102 and 105 failed: they are still available.
    expect(balance).toMatchObject({
      onItsWayCents: 205,
      availableCents: before.availableCents - 100 - 103 - 106 - 205,
    });
    await world.platform.db
      .updateTable('payouts')
      .set({ status: 'failed' })
      .where('amountCents', '=', 101)
      .execute();
    const after = (await professional.ok('GET /api/payment/professional')).balance;
    expect(after).toMatchObject({ onItsWayCents: 104, availableCents: balance.availableCents + 101 });
  });
});
