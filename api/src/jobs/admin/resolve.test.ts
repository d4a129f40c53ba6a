import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { enablePayouts } from '../../../test/control.ts';
import { pay } from '../../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let two: Pair;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
  admin = await world.as(ada);
  await enablePayouts(world, two.professional);
});
afterAll(() => world.close());

async function disputedJob(amountCents = 120_000): Promise<string> {
  const negotiation = await send(world, two, 'PROPOSAL', { amountCents });
  const { data } = await respond(two.client, negotiation, 'accept');
  const id = data.jobId ?? '';
  await pay(world, two.client, id);
  await two.client.ok('POST /api/job/:id/dispute', { params: { id }, body: { message: 'Not as agreed.' } });
  return id;
}
const resolve = (id: string, outcome: Outcome, toProfessionalCents?: number) => {
  const body = {
    outcome,
    reason: 'Half of it was usable.',
    ...(toProfessionalCents && { toProfessionalCents }),
  };
  return admin.call('POST /api/job/admin/:id/resolve', { params: { id }, body });
};
const balanceOf = async (account: string, ownerId: string) => {
  const query = world.platform.db.selectFrom('ledgerBalances').select('balanceCents');
  const row = await query.where('account', '=', account).where('ownerId', '=', ownerId).executeTakeFirst();
  return row?.balanceCents ?? 0;
};

describe('an admin decides a dispute', () => {
  test.each([
    ['release', 'COMPLETED', 'RELEASED', { transfer: 'DONE', refund: 'NONE', refundedCents: 0 }],
    ['refund', 'CANCELLED', 'REFUNDED', { transfer: 'NONE', refund: 'DONE', refundedCents: 120_000 }],
  ] as const)('%s makes the job %s and its money %s', async (outcome, status, settlement, payment) => {
    const id = await disputedJob();
    const { data } = await resolve(id, outcome);
    expect(data.job).toMatchObject({ status, settlement, dispute: null });
    expect(data.job.history.at(-1)).toMatchObject({ by: 'admin', action: outcome });
    expect(data.audit).toMatchObject([
      { actor: { id: ada.id, email: ada.email }, action: `job.${outcome}`, reason: 'Half of it was usable.' },
    ]);
    await world.settle();
    expect(await two.client.ok('POST /api/payment/paid', { body: { jobId: id } })).toMatchObject(payment);
    expect(await balanceOf('held', id)).toBe(0);
  });

  test.each([1, 4, 5, 50, 33_335, 119_999])(
    'a split of %i cents gives both their part, the fee on the professional’s',
    async (toProfessionalCents) => {
      const id = await disputedJob();
      const { data } = await resolve(id, 'split', toProfessionalCents);
      const feeCents = feeOf(toProfessionalCents, FIRST_FEE);
      expect(data.job).toMatchObject({ status: 'COMPLETED', settlement: 'SPLIT' });
      expect(data.job.money).toMatchObject({ feeCents, netCents: toProfessionalCents - feeCents });
      const split = data.ledger.find(({ kind }) => kind === 'split');
      const part = (account: string) =>
        split?.entries.find((entry) => entry.account === account)?.creditCents ?? 0;
      expect([part('payable:professional'), part('platform_fees'), part('client')]).toEqual([
        toProfessionalCents - feeCents,
        feeCents,
        120_000 - toProfessionalCents,
      ]);
      await world.settle();
      expect(await two.client.ok('POST /api/payment/paid', { body: { jobId: id } })).toMatchObject({
        transfer: 'DONE',
        refund: 'DONE',
        refundedCents: 120_000 - toProfessionalCents,
        feeCents,
      });
      expect([await balanceOf('held', id), await balanceOf('payable', ana.id)]).toEqual([0, 0]);
    },
  );

  test('a split leaves something to both, and only a split names a part', async () => {
    const id = await disputedJob();
    for (const [outcome, cents] of [
      ['split', undefined],
      ['split', 120_000],
      ['release', 60_000],
    ] as const) {
      const { errors } = await resolve(id, outcome, cents);
      expect(errors).toMatchObject([{ path: 'toProfessionalCents' }]);
    }
    expect((await two.client.ok('GET /api/job/:id', { params: { id } })).status).toBe('DISPUTED');
  });

  test('of two who decide at once one wins, and nothing is decided twice', async () => {
    const id = await disputedJob();
    const answers = await Promise.all([
      resolve(id, 'release'),
      resolve(id, 'refund'),
      resolve(id, 'split', 500),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await balanceOf('held', id)).toBe(0);
    const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id } });
    expect(audit).toHaveLength(1);
  });

  test('only a dispute is decided, and only by an admin', async () => {
    const id = await disputedJob();
    const body = { outcome: 'release' as const, reason: 'Because.' };
    for (const party of [two.client, two.professional])
      expect(await party.refused('POST /api/job/admin/:id/resolve', { params: { id }, body })).toBe(
        'forbidden',
      );
    await resolve(id, 'refund');
    expect((await resolve(id, 'release')).code).toBe('invalid_transition');
  });
});
