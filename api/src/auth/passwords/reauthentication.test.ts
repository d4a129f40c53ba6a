import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, PASSWORD, type Character } from '../../../test/cast.ts';
import type { Answer, Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { askForPriced, moneyOfConsultation, payConsultation } from '../../../test/priced.ts';
import { holdUser, overtaken } from '../../../test/failures/overtaken.ts';
import { createWorld, type World } from '../../../test/world.ts';
import type { Trx } from '../../platform/database/db.ts';
import { setPassword } from '../queries.ts';
import { hashPassword } from './hash-password.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

/** A user who signed in this many minutes ago. */
async function signedInFor(minutes: number, character: Character): Promise<Client> {
  const client = await world.as(character);
  await world.platform.db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where('userId', '=', character.id)
    .execute();
  return client;
}

async function paidJob(): Promise<string> {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  return hired.jobId;
}

interface Act {
  who: Character;
  /** Sets up the target; returns the action and a check of its effect. */
  prepare: () => Promise<{
    act: (by: Client, again: { password?: string }) => Promise<Answer<unknown>>;
    isDone: () => Promise<boolean>;
  }>;
}
const reason = 'Agreed with both.';

const ACTS: Record<string, Act> = {
  'a refund by an admin': {
    who: ada,
    prepare: async () => {
      const jobId = await paidJob();
      const asClara = await world.as(clara);
      return {
        act: (by, again) =>
          by.call('POST /api/payment/admin/refund', {
            body: { jobId, amountCents: 5_000, reason, ...again },
          }),
        isDone: async () =>
          (await asClara.ok('POST /api/payment/paid', { body: { jobId } })).refundedCents === 5_000,
      };
    },
  },
  'marking a refund that the card refused as paid another way': {
    who: ada,
    prepare: async () => {
      const jobId = await paidJob();
      const asClara = await world.as(clara);
      await (await world.as(ana)).ok('POST /api/job/:id/cancel', { params: { id: jobId }, body: {} });
      await world.settle();
      const { id, resultId } = await world.platform.db
        .selectFrom('processorCalls')
        .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
        .select(['processorCalls.id', 'resultId'])
        .where('payments.jobId', '=', jobId)
        .executeTakeFirstOrThrow();
      await control(world, `refund/${resultId}`, { outcome: 'failed' });
      const refund = async () => (await asClara.ok('POST /api/payment/paid', { body: { jobId } })).refund;
      await expect.poll(refund).toBe('STUCK');
      const on = world.platform.clock.instant().slice(0, 10);
      return {
        act: (by, again) =>
          by.call('POST /api/payment/admin/paid-otherwise', { body: { id, on, reason, ...again } }),
        isDone: async () => (await refund()) === 'DONE',
      };
    },
  },
  'the decision of a dispute': {
    who: ada,
    prepare: async () => {
      const params = { id: await paidJob() };
      const asClara = await world.as(clara);
      await asClara.ok('POST /api/job/:id/dispute', { params, body: { message: 'Not as agreed.' } });
      return {
        act: (by, again) =>
          by.call('POST /api/job/admin/:id/resolve', {
            params,
            body: { outcome: 'release', reason, ...again },
          }),
        isDone: async () => (await asClara.ok('GET /api/job/:id', { params })).status === 'COMPLETED',
      };
    },
  },
  'accepting a suggestion on behalf of a side': {
    who: ada,
    prepare: async () => {
      const params = { id: await paidJob() };
      const asClara = await world.as(clara);
      const { id: resolutionId } = await asClara.ok('POST /api/job/:id/resolutions', {
        params,
        body: { toProfessionalCents: 1_000 },
      });
      const body = { as: 'PROFESSIONAL', action: 'accept', reason, resolutionId } as const;
      return {
        act: (by, again) =>
          by.call('POST /api/job/admin/:id/resolutions/response', { params, body: { ...body, ...again } }),
        isDone: async () => (await asClara.ok('GET /api/job/:id', { params })).status === 'COMPLETED',
      };
    },
  },
  'accepting work on behalf of its client': {
    who: ada,
    prepare: async () => {
      const params = { id: await paidJob() };
      const [asClara, asAna] = [await world.as(clara), await world.as(ana)];
      await asAna.ok('POST /api/job/:id/deliver', { params, body: {} });
      const body = { as: 'CLIENT', action: 'complete', reason } as const;
      return {
        act: (by, again) => by.call('POST /api/job/admin/:id/act', { params, body: { ...body, ...again } }),
        isDone: async () => (await asClara.ok('GET /api/job/:id', { params })).status === 'COMPLETED',
      };
    },
  },
  'calling off a paid consultation on behalf of a side': {
    who: ada,
    prepare: async () => {
      const asked = await askForPriced(world, { client: clara, professional: ana });
      await payConsultation(world, asked);
      const params = { id: asked.appointmentId };
      const body = { as: 'PROFESSIONAL', action: 'cancel', reason } as const;
      return {
        act: (by, again) =>
          by.call('POST /api/job/appointments/admin/:id', { params, body: { ...body, ...again } }),
        isDone: async () => (await moneyOfConsultation(asked)).payment?.settlement === 'REFUNDED',
      };
    },
  },
  'disabling an account': {
    who: ada,
    prepare: async () => {
      const params = { id: milo.id };
      const isDisabled = async () => {
        const query = world.platform.db.selectFrom('users').select('disabledAt').where('id', '=', milo.id);
        return (await query.executeTakeFirstOrThrow()).disabledAt !== null;
      };
      if (await isDisabled())
        await (await world.as(ada)).ok('POST /api/users/enable/:id', { params, body: { reason } });
      return {
        act: (by, again) => by.call('POST /api/users/disable/:id', { params, body: { reason, ...again } }),
        isDone: isDisabled,
      };
    },
  },
};

describe.each(Object.entries(ACTS))('%s', (_name, { who, prepare }) => {
  test('asks for the password once the sign-in is more than 15 minutes ago', async () => {
    const { act, isDone } = await prepare();
    const by = await signedInFor(16, who);
    expect((await act(by, {})).code).toBe('password_required');
    expect((await act(by, { password: 'not-this-one' })).code).toBe('wrong_password');
    expect(await isDone()).toBe(false);
    expect((await act(by, { password: PASSWORD })).status).toBe(200);
    expect(await isDone()).toBe(true);
  });

  test('does not ask in the first 15 minutes', async () => {
    const { act, isDone } = await prepare();
    expect((await act(await signedInFor(14, who), {})).status).toBe(200);
    expect(await isDone()).toBe(true);
  });

  test('does not happen with a password that is changed at that moment, nor after the session has ended', async () => {
    const { act, isDone } = await prepare();
    const [before, after] = await Promise.all([hashPassword(PASSWORD), hashPassword('plum-tractor-86')]);
    const meanwhile = async (change: (trx: Trx) => Promise<unknown>, again: { password?: string }) => {
      const by = await signedInFor(14, who);
      return (await overtaken(world, { hold: holdUser(who.id), change }, () => act(by, again))).code;
    };
    const setsAnother = (trx: Trx) => setPassword(trx, who.id, after);
    expect(await meanwhile(setsAnother, { password: PASSWORD })).toBe('wrong_password');
    await setPassword(world.platform.db, who.id, before);
    const endsAll = (trx: Trx) =>
      trx.updateTable('sessions').set({ endedAt: new Date() }).where('userId', '=', who.id).execute();
    expect(await meanwhile(endsAll, {})).toBe('unauthenticated');
    expect(await isDone()).toBe(false);
  });
});

test('everything that is held on somebody is handed over only to whoever knows the password', async () => {
  const call = 'POST /api/users/export';
  const old = await signedInFor(16, ana);
  expect(await old.refused(call, { body: {} })).toBe('password_required');
  expect(await old.refused(call, { body: { password: 'not-this-one' } })).toBe('wrong_password');
  expect(await old.ok(call, { body: { password: PASSWORD } })).toMatchObject({ account: [{ id: ana.id }] });
  const recent = await signedInFor(14, clara);
  expect(await recent.ok(call, { body: {} })).toMatchObject({ account: [{ id: clara.id }] });
});

test('the export is kept under no key: it would be a copy of everything', async () => {
  const asClara = await world.as(clara);
  const asked = {
    method: 'POST',
    url: '/api/users/export',
    body: {},
    headers: { 'idempotency-key': 'one' },
  } as const;
  expect((await asClara.raw(asked)).status).toBe(200);
  expect((await asClara.raw(asked)).status).toBe(200);
  const kept = await world.platform.db.selectFrom('idempotencyKeys').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(clara.email);
});
