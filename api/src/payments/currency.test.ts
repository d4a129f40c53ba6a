import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import { enablePayouts } from '../../test/control.ts';
import { pdfText } from '../../test/documents/pdf-text.ts';
import { sessionOf } from '../../test/fill.ts';
import { complete, hire } from '../../test/hiring.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { expectBooksToAgree, openPage, pay } from '../../test/pay.ts';
import { control } from '../../test/control.ts';
import { createDatabase, createWorld, type World } from '../../test/world.ts';
import { installCurrency } from '../platform/currency/installed-currency.ts';
import { reconcile } from './reconcile/reconcile.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true, settings: { CURRENCY: 'EUR' } });
});
afterAll(() => world.close());

/** Every text that the two of them have been sent, and the moves of money as they are listed. */
async function wordsOf(people: { email: string }[], jobId: string): Promise<string> {
  const mails = await Promise.all(people.map(({ email }) => mailsTo(world, email)));
  const admin = await world.as(ada);
  const { items } = await admin.ok('GET /api/payment/admin', { query: {} });
  const ledger = items.filter((each) => each.jobId === jobId).flatMap((each) => each.ledger);
  return [
    ...mails.flat().flatMap(({ subject, text }) => [subject, text]),
    ...ledger.map(({ text }) => text),
  ].join('\n');
}

/* By hand: of 1,200 the fee is 120, the professional has 1,080; of 300 refunded later they return 270 and we 30. */
test('one hire in euros: paid, released, refunded in part, invoiced, and the books are equal', async () => {
  const admin = await world.as(ada);
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 120_000 });
  await enablePayouts(world, hired.professional);
  await complete(world, hired);
  await world.settle();
  const body = { jobId: hired.jobId, amountCents: 30_000, reason: 'Agreed with both.' };
  await admin.ok('POST /api/payment/admin/refund', { body });
  await world.settle();

  const [transfer] = await world.platform.processor.listTransfers({ jobId: hired.jobId });
  expect(transfer).toMatchObject({ amountCents: 108_000, reversedCents: 27_000 });
  expect(await world.platform.processor.settledCurrencies()).toEqual(['eur']);

  const { items } = await hired.client.ok('GET /api/payment/invoice', { query: {} });
  const invoices = await Promise.all(
    items.map(({ id }) => hired.client.ok('GET /api/payment/invoice/:id', { params: { id } })),
  );
  expect(
    invoices.map(({ kind, totalCents, currency }) => `${kind} ${totalCents} ${currency}`).toSorted(),
  ).toEqual(['CREDIT_NOTE 30000 eur', 'INVOICE 120000 eur']);
  const { accessToken } = await sessionOf(world.platform, clara);
  const headers = { authorization: `Bearer ${accessToken}` };
  const [first] = invoices.filter(({ kind }) => kind === 'INVOICE');
  const url = `/api/payment/invoice/${first?.id}/invoice.pdf`;
  expect((await pdfText((await world.app.inject({ url, headers })).rawPayload)).join('\n')).toContain(
    '€1,200.00',
  );

  const words = await wordsOf([clara, ana], hired.jobId);
  for (const amount of ['€1,200', '€1,080', '€300']) expect(words).toContain(amount);
  expect(words).not.toMatch(/\$\d|dollar|USD/);
  await expectBooksToAgree(world);
  const outcome = await reconcile(world.platform, { isWhole: true, pauseMs: 10 });
  expect(outcome).toMatchObject({ problem: null, result: { differences: [] } });
});

test('what is paid in dollars all the same is no payment here, and goes back', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 9_900 });
  const page = await openPage(hired.client, hired.jobId);
  await control(world, `misstate/${page}`, { currency: 'usd' });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  expect(await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } })).toMatchObject({
    status: 'UNPAID',
  });
  const admin = await world.as(ada);
  expect(await admin.ok('GET /api/payment/admin/unmatched')).toMatchObject([
    { differs: ['currency'], currency: 'usd', amountCents: 9_900 },
  ]);
  await pay(world, hired.client, hired.jobId);
  await expectBooksToAgree(world);
});

test('the currency can be chosen until there is an amount, and not afterwards', async () => {
  const url = await createDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const installed = async () => (await client.query('select currency from installation')).rows;
  await installCurrency(url, 'EUR');
  await installCurrency(url, 'CHF');
  expect(await installed()).toEqual([{ currency: 'CHF' }]);
  await client.query(
    'insert into fee_versions (version, fee_basis_points, fee_minimum_cents) values (2, 0, 100)',
  );
  await installCurrency(url, 'CHF');
  await expect(installCurrency(url, 'USD')).rejects.toThrow(
    'CURRENCY is USD, but the amounts in the database are in CHF, and can’t change their currency: set CURRENCY=CHF.',
  );
  expect(await installed()).toEqual([{ currency: 'CHF' }]);
  await client.end();
});
