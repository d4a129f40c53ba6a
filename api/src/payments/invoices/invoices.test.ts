import type { BillingDetails } from '@parley/contract/payments/billing-details.ts';
import { INVOICE_PREFIX } from '@parley/contract/payments/invoice-kinds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { sessionOf } from '../../../test/fill.ts';
import { complete, deliver, hire, type HiredJob } from '../../../test/hiring.ts';
import { pdfText } from '../../../test/documents/pdf-text.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { found } from '../../platform/http/refuse.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const BERLIN: BillingDetails = {
  name: 'Brandt GmbH',
  address: ['Torstraße 1', '10119 Berlin'],
  country: 'DE',
  taxId: 'DE123456789',
  vatLabel: null,
  vatHundredths: null,
};
const BOGOTA: BillingDetails = {
  name: 'Ana Rincón',
  address: ['Carrera 7 # 71-21'],
  country: 'CO',
  taxId: null,
  vatLabel: 'IVA',
  vatHundredths: 1900,
};
const NONE = { name: null, address: [], country: null, taxId: null, vatLabel: null, vatHundredths: null };

const completed = async (amountCents: number, professional: Character = ana): Promise<HiredJob> => {
  const hired = await hire(world, { client: clara, professional, amountCents });
  await complete(world, hired);
  return hired;
};
/** As their own lists show them: the professional's to the client, and ours to the professional. */
async function invoicesFor({ client, professional, jobId }: HiredJob) {
  const ofJob = { query: { limit: 100 } };
  const [theirs, ours] = await Promise.all([
    client.ok('GET /api/payment/invoice', ofJob),
    professional.ok('GET /api/payment/invoice', ofJob),
  ]);
  return {
    client: theirs.items.filter((each) => each.jobId === jobId),
    professional: ours.items.filter((each) => each.jobId === jobId),
  };
}
/** The id of ours: which of the two comes first in the list is open, as both may be issued in the same millisecond. */
async function feeOf(hired: HiredJob): Promise<string> {
  const { professional } = await invoicesFor(hired);
  return found(professional.find(({ issuer }) => issuer === 'PLATFORM')).id;
}
const readAs = (as: Client, id: string) => as.ok('GET /api/payment/invoice/:id', { params: { id } });
const refund = (jobId: string, amountCents: number) =>
  admin.ok('POST /api/payment/admin/refund', { body: { jobId, amountCents, reason: 'Agreed with both.' } });

/** What the ledger says was released, and charged as a fee, less what was taken back of it. */
async function inLedger(jobId: string): Promise<{ released: number; fees: number }> {
  const { rows } = await sql<{ released: number; fees: number }>`
    select coalesce(sum(-e.amount_cents) filter (where e.account in ('payable', 'platform_fees')), 0)::integer as released,
      coalesce(sum(-e.amount_cents) filter (where e.account = 'platform_fees'), 0)::integer as fees
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.job_id = ${jobId} and t.source_type in ('settlement', 'admin_refund')`.execute(world.platform.db);
  return found(rows[0]);
}
const signed = (rows: readonly { kind: string; totalCents: number }[]) =>
  rows.reduce((sum, { kind, totalCents }) => sum + (kind === 'INVOICE' ? totalCents : -totalCents), 0);

async function expectInvoicesToEqualLedger(hired: HiredJob): Promise<void> {
  const { professional } = await invoicesFor(hired);
  const [work, fee] = ['PROFESSIONAL', 'PLATFORM'].map((issuer) =>
    signed(professional.filter((each) => each.issuer === issuer)),
  );
  expect({ released: work, fees: fee }).toEqual(await inLedger(hired.jobId));
}

describe('a release', () => {
  test('is invoiced twice: by the professional for all of it, and by us for the fee', async () => {
    const hired = await completed(120_005);
    const { client, professional } = await invoicesFor(hired);
    expect(client).toMatchObject([{ kind: 'INVOICE', issuer: 'PROFESSIONAL', totalCents: 120_005 }]);
    expect(professional.map(({ issuer, totalCents }) => `${issuer} ${totalCents}`).toSorted()).toEqual([
      'PLATFORM 12001',
      'PROFESSIONAL 120005',
    ]);
    await expectInvoicesToEqualLedger(hired);
  });

  test('of nothing is not invoiced: money that is held, or goes back, has a receipt only', async () => {
    const hired = await hire(world, { client: clara, professional: ana, amountCents: 50_000 });
    await deliver(world, hired);
    expect((await invoicesFor(hired)).professional).toEqual([]);
    await refund(hired.jobId, 50_000);
    expect((await invoicesFor(hired)).professional).toEqual([]);
    const { items } = await hired.client.ok('GET /api/payment/client', { query: {} });
    expect(items.find(({ jobId }) => jobId === hired.jobId)).toMatchObject({ invoices: [] });
  });

  test('of a part is invoiced for that part', async () => {
    const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
    await deliver(world, hired);
    await refund(hired.jobId, 33_335);
    await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
    expect((await invoicesFor(hired)).client).toMatchObject([{ totalCents: 66_665 }]);
    await expectInvoicesToEqualLedger(hired);
  });
});

describe('numbers', () => {
  test('follow each other without a gap when releases happen at once, for each issuer by itself', async () => {
    const jobs: HiredJob[] = [];
    for (const professional of [ana, tendai, ana, tendai, ana, tendai]) {
      const hired = await hire(world, { client: jobs.length > 2 ? clara : milo, professional });
      await deliver(world, hired);
      jobs.push(hired);
    }
    await Promise.all(
      jobs.map(({ client, jobId }) =>
        client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} }),
      ),
    );
    const { rows } = await sql<{ issuer: string; numbers: number[] }>`
      select coalesce(case when issuer = 'PROFESSIONAL' then professional_id end::text, 'us') as issuer,
        array_agg(number order by number) as numbers from invoices group by 1`.execute(world.platform.db);
    expect(rows.length).toBe(3);
    for (const { numbers } of rows) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('of a release that fails in the end are given to the next one', async () => {
    const next = await completed(30_000);
    const [before] = (await invoicesFor(next)).client;
    const failing = await hire(world, { client: clara, professional: ana, amountCents: 40_000 });
    await deliver(world, failing);
    // Whatever comes last in the transaction.
    await sql`alter table processor_calls add constraint no_more check (params ->> 'amountCents' <> '36000')`.execute(
      world.platform.db,
    );
    const path = { params: { id: failing.jobId }, body: {} };
    expect((await failing.client.call('POST /api/job/completed/:id', path)).status).toBe(500);
    await sql`alter table processor_calls drop constraint no_more`.execute(world.platform.db);
    expect((await invoicesFor(failing)).client).toEqual([]);
    await failing.client.ok('POST /api/job/completed/:id', path);
    const [after] = (await invoicesFor(failing)).client;
    const numberOf = (text = '') => Number(/\d+$/.exec(text)?.[0]);
    expect(numberOf(after?.number)).toBe(numberOf(before?.number) + 1);
  });

  test('and what an invoice says can’t be changed, nor can it be deleted', async () => {
    const { db } = world.platform;
    await expect(sql`update invoices set total_cents = 1`.execute(db)).rejects.toThrow();
    await expect(sql`delete from invoices`.execute(db)).rejects.toThrow();
    await expect(sql`truncate invoices`.execute(db)).rejects.toThrow();
  });
});

describe('billing details', () => {
  test('stand on invoices as they were when each was issued', async () => {
    const [client, professional] = [await world.as(clara), await world.as(ana)];
    await client.ok('PUT /api/payment/billing', { body: BERLIN });
    await professional.ok('PUT /api/payment/billing', { body: BOGOTA });
    const hired = await completed(119_000);
    await client.ok('PUT /api/payment/billing', { body: { ...BERLIN, name: 'Renamed' } });
    await professional.ok('PUT /api/payment/billing', { body: { ...BOGOTA, vatHundredths: 500 } });
    const [{ id } = { id: '' }] = (await invoicesFor(hired)).client;
    const { vatLabel: _none, vatHundredths: _rate, ...recipient } = BERLIN;
    expect(await readAs(client, id)).toMatchObject({
      totalCents: 119_000,
      // 119 is 100 and 19%.
      vat: { label: 'IVA', hundredths: 1900, cents: 19_000 },
      recipient,
      sender: { name: 'Ana Rincón', address: ['Carrera 7 # 71-21'], country: 'CO', taxId: null },
    });
    expect(await readAs(professional, await feeOf(hired))).toMatchObject({
      issuer: 'PLATFORM',
      vat: null,
      sender: { name: 'Parley' },
      recipient: { name: 'Ana Rincón' },
    });
  });

  test('are optional: without them invoices have the display names', async () => {
    const [client, professional] = [await world.as(clara), await world.as(tendai)];
    await client.ok('PUT /api/payment/billing', { body: NONE });
    expect(await client.ok('GET /api/payment/billing')).toEqual(NONE);
    const hired = await completed(20_000, tendai);
    const [{ id } = { id: '' }] = (await invoicesFor(hired)).client;
    const [mine, theirs] = [await client.ok('GET /api/users'), await professional.ok('GET /api/users')];
    const nothing = { address: [], country: null, taxId: null };
    expect(await readAs(client, id)).toMatchObject({
      vat: null,
      sender: { name: theirs.displayName, ...nothing },
      recipient: { name: mine.displayName, ...nothing },
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['address', { address: ['1', '2', '3', '4', '5', '6'] }],
    ['address.0', { address: ['one\nline'] }],
    ['country', { country: 'XX' }],
    ['taxId', { taxId: 'x'.repeat(41) }],
    ['vatHundredths', { vatLabel: 'VAT' }],
    ['vatLabel', { vatHundredths: 1900 }],
    ['vatHundredths', { vatLabel: 'VAT', vatHundredths: 10_001 }],
    ['vatHundredths', { vatLabel: 'VAT', vatHundredths: 7.5 }],
  ])('that are wrong are refused by the field %s', async (path, wrong) => {
    const client = await world.as(clara);
    const body = { ...NONE, ...wrong };
    const { status, errors } = await client.raw({ method: 'PUT', url: '/api/payment/billing', body });
    expect(status).toBe(400);
    expect(errors?.map((each) => each.path)).toEqual([path]);
  });
});

describe('a refund after the release', () => {
  test('is credited by both issuers, with the names and the tax of the invoice, until nothing is left', async () => {
    const [client, professional] = [await world.as(clara), await world.as(ana)];
    await professional.ok('PUT /api/payment/billing', { body: { ...BOGOTA, vatHundredths: 700 } });
    const hired = await completed(100_003);
    await world.settle();
    await professional.ok('PUT /api/payment/billing', { body: NONE });
    // The tax in each by itself is 65.42, 65.42 and 6,411.41 cents: rounded, a cent less than in all of it.
    for (const cents of [1_000, 1_000, 98_003]) {
      await refund(hired.jobId, cents);
      await world.settle();
      await expectInvoicesToEqualLedger(hired);
    }
    const rows = (await invoicesFor(hired)).client;
    expect(rows.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['CREDIT_NOTE', 98_003],
      ['CREDIT_NOTE', 1_000],
      ['CREDIT_NOTE', 1_000],
      ['INVOICE', 100_003],
    ]);
    const documents = await Promise.all(rows.map(({ id }) => readAs(client, id)));
    const [last] = documents;
    const invoice = found(documents.at(-1));
    expect(last).toMatchObject({ sender: { name: 'Ana Rincón' }, corrects: { number: invoice.number } });
    expect(invoice.corrections).toHaveLength(3);
    expect(documents.slice(0, -1).reduce((sum, { vat }) => sum + (vat?.cents ?? 0), 0)).toBe(
      invoice.vat?.cents,
    );
    expect(await inLedger(hired.jobId)).toEqual({ released: 0, fees: 0 });
  });
});

describe('invoices are read', () => {
  test('by their issuer, their recipient and admins; nobody else finds them', async () => {
    const hired = await completed(25_000);
    const { client } = await invoicesFor(hired);
    const [work, fee] = [found(client[0]).id, await feeOf(hired)];
    expect((await readAs(hired.professional, work)).id).toBe(work);
    expect((await readAs(admin, work)).id).toBe(work);
    expect((await readAs(admin, fee)).id).toBe(fee);
    const strangers = [await world.as(milo), await world.as(tendai)];
    const calls = ['GET /api/payment/invoice/:id', 'GET /api/payment/invoice/:id/invoice.pdf'] as const;
    for (const call of calls) {
      for (const as of strangers) expect(await as.refused(call, { params: { id: work } })).toBe('not_found');
      // Our fee is the professional's business alone.
      expect(await hired.client.refused(call, { params: { id: fee } })).toBe('not_found');
    }
  });

  test('page by page, the latest first', async () => {
    const professional = await world.as(ana);
    const whole = await professional.ok('GET /api/payment/invoice', { query: { limit: 100 } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await professional.ok('GET /api/payment/invoice', { query: { limit: 3, cursor } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(whole.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('under the number they were issued with, also once the operator’s prefix is another', async () => {
    const before = found((await invoicesFor(await completed(20_000))).client[0]);
    expect(before.number).toMatch(/^INV-\d{4}$/);
    world.platform.settings.INVOICE_PREFIX = 'ACME2-';
    const hired = await completed(20_000);
    const after = found((await invoicesFor(hired)).client[0]);
    world.platform.settings.INVOICE_PREFIX = INVOICE_PREFIX;
    // One count, without a gap.
    expect(after.number).toBe(
      before.number.replace(
        /^INV-(\d+)$/,
        (_, digits) => `ACME2-${String(Number(digits) + 1).padStart(4, '0')}`,
      ),
    );
    expect((await readAs(hired.client, before.id)).number).toBe(before.number);
    expect((await readAs(hired.client, after.id)).number).toBe(after.number);
  });

  test('as a PDF with every name and amount', async () => {
    const [client, professional] = [await world.as(clara), await world.as(ana)];
    await client.ok('PUT /api/payment/billing', { body: BERLIN });
    await professional.ok('PUT /api/payment/billing', { body: BOGOTA });
    const hired = await completed(119_000);
    const [{ id, number } = { id: '', number: '' }] = (await invoicesFor(hired)).client;
    const authorization = `Bearer ${(await sessionOf(world.platform, clara)).accessToken}`;
    const url = `/api/payment/invoice/${id}/invoice.pdf`;
    const response = await world.app.inject({ url, headers: { authorization } });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
    });
    const [page = ''] = await pdfText(response.rawPayload);
    const texts = ['Brandt GmbH', 'Torstraße 1', 'Germany', 'DE123456789', 'Ana Rincón', 'Colombia'];
    for (const text of [...texts, number, '$1,190.00', '$190.00', 'IVA, 19%']) expect(page).toContain(text);
  });
});
