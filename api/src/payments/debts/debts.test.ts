import { finalSharesOf } from '@parley/contract/payments/settlement.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ana, clara, PASSWORD, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { complete, deliver, hire, type HiredJob } from '../../../test/hiring.ts';
import { expectBooksToAgree } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { runProcessorCall } from '../processor/run-processor-call.ts';

/*
 * Figures by hand: of 1,000 dollars the fee is 100 and the professional's part 900; what they owe comes off the
 * parts of later payments, the oldest debt first.
 */
let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'Agreed with both by mail.';
let accountId: string;

/** Released, paid out to the bank and then refunded: the professional owes their part of it. */
async function owing(professional: Character, amountCents: number): Promise<HiredJob> {
  const hired = await hire(world, { client: clara, professional, amountCents });
  accountId = await enablePayouts(world, hired.professional);
  await complete(world, hired);
  await world.settle();
  await control(world, `payout/${accountId}`, { outcome: 'paid' });
  await refund(hired.jobId, amountCents);
  await world.settle();
  return hired;
}
const refund = (jobId: string, amountCents: number) =>
  admin.ok('POST /api/payment/admin/refund', { body: { jobId, amountCents, reason } });
const moneyOf = ({ professional }: HiredJob) => professional.ok('GET /api/payment/professional');
const jobOf = (client: Client, { jobId }: HiredJob) =>
  client.ok('GET /api/job/:id', { params: { id: jobId } });
const sentTo = async (hired: HiredJob) =>
  (await world.platform.processor.listTransfers({ jobId: hired.jobId })).map(
    ({ amountCents }) => amountCents,
  );
async function clear(professional: Character): Promise<void> {
  for (const { id } of (await admin.ok('GET /api/payment/admin/debts')).filter(
    (debt) => debt.professional.id === professional.id,
  ))
    await admin.ok('POST /api/payment/admin/debts/write-off', { body: { id, reason } });
}
beforeEach(() => clear(ana));

/** And what is owed is what the ledger says. */
async function expectBooksAndDebtsToAgree(): Promise<void> {
  await expectBooksToAgree(world);
  const owed = await world.platform.db.selectFrom('debts').select('leftCents').execute();
  const balances = world.platform.db.selectFrom('ledgerBalances').select('balanceCents');
  const receivable = await balances.where('account', '=', 'receivable').execute();
  const sum = (cents: number[]) => cents.reduce((all, each) => all + each, 0);
  expect(sum(receivable.map((each) => each.balanceCents))).toBe(sum(owed.map(({ leftCents }) => leftCents)));
}

test('what is owed comes off the next payout, told before and after, and the rest is sent', async () => {
  const first = await owing(ana, 10_000);
  expect((await moneyOf(first)).balance.owedCents).toBe(9_000);
  const next = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await deliver(world, next);
  expect((await jobOf(next.professional, next)).money.takenCents).toBe(9_000);
  expect((await jobOf(next.client, next)).money.takenCents).toBe(0);

  await next.client.ok('POST /api/job/completed/:id', { params: { id: next.jobId }, body: {} });
  await world.settle();
  expect(await sentTo(next)).toEqual([81_000]);
  const { balance, debts } = await moneyOf(next);
  expect(balance.owedCents).toBe(0);
  expect(debts[0]).toMatchObject({ jobId: first.jobId, amountCents: 9_000, leftCents: 0 });
  expect(debts[0]?.taken).toMatchObject([{ jobId: next.jobId, title: next.title, amountCents: 9_000 }]);
  const { notifications } = await next.professional.ok('GET /api/notification/unread');
  const said = notifications.map(({ message }) => message).join(' | ');
  expect(said).toContain(`$90 of “${next.title}” paid back what you owed Parley. You owe nothing more.`);
  expect(said).toContain(`$810 for “${next.title}” has been released`);
  const { ledger } = await admin.ok('GET /api/job/admin/:id', { params: { id: next.jobId } });
  expect(ledger.find(({ kind }) => kind === 'debt_paid')?.entries).toEqual([
    { account: 'payable:professional', debitCents: 9_000, creditCents: 0 },
    { account: 'receivable:professional', debitCents: 0, creditCents: 9_000 },
  ]);
  // The client of the next job reads nothing of an earlier one.
  const moves = async (client: Client) => (await jobOf(client, next)).money.moves.map(({ text }) => text);
  expect((await moves(next.professional)).join()).toContain('$90.00 taken off');
  expect((await moves(next.client)).join()).not.toContain('taken off');
  await expectBooksAndDebtsToAgree();
});

test('a payout smaller than the debts is not sent at all, and the oldest debt goes first', async () => {
  const released = [];
  for (const amountCents of [10_000, 20_000]) {
    const hired = await hire(world, { client: clara, professional: ana, amountCents });
    await complete(world, hired);
    released.push(hired);
  }
  await world.settle();
  await control(world, `payout/${accountId}`, { outcome: 'paid' });
  for (const { jobId, amountCents } of released) {
    await refund(jobId, amountCents);
    await world.settle();
  }
  const next = await hire(world, { client: clara, professional: ana, amountCents: 12_000 });
  await complete(world, next);
  await world.settle();
  expect(await sentTo(next)).toEqual([]);
  const { debts, balance } = await moneyOf(next);
  expect(debts.slice(0, 2).map(({ leftCents }) => leftCents)).toEqual([16_200, 0]);
  expect(balance.owedCents).toBe(16_200);
  const payment = await next.client.ok('POST /api/payment/paid', { body: { jobId: next.jobId } });
  expect(payment).toMatchObject({ settlement: 'RELEASED', transfer: 'NONE' });
  await expectBooksAndDebtsToAgree();
});

test('what paid back a debt and is refunded later is owed again', async () => {
  const first = await owing(ana, 10_000);
  const next = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await complete(world, next);
  await world.settle();
  await refund(next.jobId, 100_000);
  await world.settle();
  // 81,000 cents were sent and are reversed; the 9,000 that had paid back the first debt are owed.
  const { debts } = await moneyOf(first);
  expect(debts[0]).toMatchObject({ jobId: next.jobId, leftCents: 9_000 });
  await expectBooksAndDebtsToAgree();
  // The same where nothing was sent at all.
  const third = await hire(world, { client: clara, professional: ana, amountCents: 5_000 });
  await complete(world, third);
  await world.settle();
  await refund(third.jobId, 5_000);
  await world.settle();
  expect((await moneyOf(third)).debts[0]).toMatchObject({ jobId: third.jobId, leftCents: 4_500 });
  await expectBooksAndDebtsToAgree();
});

test('two partial refunds at once take back what was sent, and no more is owed than was taken off', async () => {
  await owing(ana, 10_000);
  const next = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await complete(world, next);
  await world.settle();
  expect(await sentTo(next)).toEqual([81_000]);
  await Promise.all([refund(next.jobId, 50_000), refund(next.jobId, 50_000)]);
  const calls = world.platform.db
    .selectFrom('processorCalls as c')
    .innerJoin('payments as p', 'p.id', 'c.paymentId')
    .select('c.id')
    .where('p.jobId', '=', next.jobId)
    .where('c.kind', '=', 'reversal');
  // As in two queues at the same moment: 45,000 are asked back twice, of the 81,000 that were sent.
  const both = await calls.execute();
  expect(both).toHaveLength(2);
  await control(world, 'faults', { path: '/v1/transfers/', delayMs: 300, times: 2 });
  await Promise.all(both.map(({ id }) => runProcessorCall(world.platform, id)));
  await world.settle();
  expect((await moneyOf(next)).debts[0]).toMatchObject({ jobId: next.jobId, leftCents: 9_000 });
  const payment = await next.client.ok('POST /api/payment/paid', { body: { jobId: next.jobId } });
  expect(payment).toMatchObject({ refundedCents: 100_000, refund: 'DONE', receivableCents: 9_000 });
  await expectBooksAndDebtsToAgree();
});

test('an admin writes off what is left, once, with a reason that is kept', async () => {
  const hired = await owing(ana, 10_000);
  const [debt] = (await admin.ok('GET /api/payment/admin/debts')).filter(
    ({ jobId }) => jobId === hired.jobId,
  );
  expect(debt).toMatchObject({ leftCents: 9_000, professional: { id: ana.id } });
  const body = { id: debt?.id ?? '', reason: 'They are ill.' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.call('POST /api/payment/admin/debts/write-off', { body })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const { debts, balance } = await moneyOf(hired);
  expect(balance).toMatchObject({ owedCents: 0 });
  expect(debts[0]).toMatchObject({ leftCents: 0, writtenOffCents: 9_000 });
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
  expect(
    audit.some(({ action, reason: why }) => action === 'payment.write_off $90.00' && why === body.reason),
  ).toBe(true);
  const { notifications } = await hired.professional.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message).join()).toContain(
    `You no longer owe Parley the $90 for “${hired.title}”`,
  );
  await expectBooksAndDebtsToAgree();
});

test('two releases at once take nothing off twice', async () => {
  await owing(ana, 10_000);
  const jobs = [];
  for (const amountCents of [20_000, 30_000]) {
    const hired = await hire(world, { client: clara, professional: ana, amountCents });
    await deliver(world, hired);
    jobs.push(hired);
  }
  await Promise.all(
    jobs.map(({ client, jobId }) =>
      client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} }),
    ),
  );
  await world.settle();
  const sent = (await Promise.all(jobs.map(sentTo))).flat();
  // 18,000 and 27,000 less the 9,000 that were owed, once.
  expect(sent.reduce((sum, cents) => sum + cents, 0)).toBe(36_000);
  await expectBooksAndDebtsToAgree();
});

test('nobody closes an account that owes money', async () => {
  const hired = await owing(tendai, 10_000);
  const close = () => hired.professional.call('DELETE /api/users', { body: { password: PASSWORD } });
  expect((await close()).code).toBe('money_owed');
  await clear(tendai);
  expect((await close()).status).toBe(200);
});

/* By hand: of a split of $400 the fee is $40, and $90 of the $360 pay back the debt; $800 go back. */
test('a decision in a dispute moves the sums that were shown before it, debts included, or none', async () => {
  await owing(ana, 10_000);
  const next = await hire(world, { client: clara, professional: ana, amountCents: 120_000 });
  await deliver(world, next);
  const params = { id: next.jobId };
  await next.client.ok('POST /api/job/:id/dispute', { params, body: { message: 'Half is missing.' } });
  const { job, owedCents } = await admin.ok('GET /api/job/admin/:id', { params });
  const shares = finalSharesOf(job.money.netCents + job.money.feeCents, 40_000, job.money, owedCents);
  expect(shares).toEqual({
    toProfessionalCents: 40_000,
    feeCents: 4_000,
    netCents: 36_000,
    takenCents: 9_000,
    sentCents: 27_000,
    toClientCents: 80_000,
  });
  const split = { outcome: 'split', toProfessionalCents: 40_000, reason: 'Both were heard.' } as const;
  const shownBeforeTheDebt = { sentCents: 36_000, toClientCents: 80_000 };
  const stale = { ...split, shown: shownBeforeTheDebt };
  expect(await admin.refused('POST /api/job/admin/:id/resolve', { params, body: stale })).toBe(
    'sums_changed',
  );
  expect((await jobOf(next.client, next)).settlement).toBe('HELD');

  const { sentCents, toClientCents } = shares;
  const body = { ...split, shown: { sentCents, toClientCents } };
  const { ledger } = await admin.ok('POST /api/job/admin/:id/resolve', { params, body });
  await world.settle();
  const posted = (kind: string) =>
    ledger
      .find((each) => each.kind === kind)
      ?.entries.map(({ account, creditCents }) => [account, creditCents]);
  expect(posted('split')).toEqual(
    expect.arrayContaining([
      ['payable:professional', 36_000],
      ['platform_fees', 4_000],
      ['client', 80_000],
    ]),
  );
  expect(posted('debt_paid')).toContainEqual(['receivable:professional', 9_000]);
  expect(await sentTo(next)).toEqual([27_000]);
  expect(await next.client.ok('POST /api/payment/paid', { body: { jobId: next.jobId } })).toMatchObject({
    refundedCents: 80_000,
    feeCents: 4_000,
  });
  await expectBooksAndDebtsToAgree();
});
