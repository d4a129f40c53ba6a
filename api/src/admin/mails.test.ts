import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { createWorld, type World } from '../../test/world.ts';
import { inTransaction } from '../platform/database/db.ts';
import { sendMail, type Mail } from '../platform/mail/mail.ts';
import { found } from '../platform/http/refuse.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'The address is right now.';
const send = (mail: Partial<Mail> & { to: string }) =>
  inTransaction(world.platform.db, (trx) => sendMail(trx, { subject: '123456', text: 'Words', ...mail }));

test('admins see what was given up, without what it says, and send it again with a reason', async () => {
  await send({ to: 'bo@gone.test', kind: 'news' });
  await world.settle();
  expect((await admin.ok('GET /api/admin/overview', { query: {} })).queues.failedMails).toBe(1);
  const [failed, ...more] = await admin.ok('GET /api/admin/mails');
  expect(more).toEqual([]);
  expect(failed).toMatchObject({ kind: 'news', to: 'bo@gone.test', tries: 1, canRetry: true });
  expect(failed?.error).toContain('550');

  const { id } = found(failed);
  await world.platform.db.updateTable('mails').set({ recipient: 'bo@a.test' }).where('id', '=', id).execute();
  await admin.ok('POST /api/admin/mails/retry', { body: { id, reason } });
  expect(await mailsTo(world, 'bo@a.test')).toHaveLength(1);
  expect(await admin.ok('GET /api/admin/mails')).toEqual([]);
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'mail' } });
  expect(items).toMatchObject([{ action: 'mail.retry', reason, subject: { id } }]);
  expect(await admin.refused('POST /api/admin/mails/retry', { body: { id, reason } })).toBe('not_found');
});

test('a code that nobody got is listed, but not sent again: it is over', async () => {
  await send({ to: 'eve@gone.test', kind: 'code' });
  await world.settle();
  const [failed] = await admin.ok('GET /api/admin/mails');
  expect(failed).toMatchObject({ kind: 'code', to: 'eve@gone.test', canRetry: false });
  const body = { id: found(failed).id, reason };
  expect(await admin.refused('POST /api/admin/mails/retry', { body })).toBe('not_found');
  // Nothing is left to do about it, so that it waits for nobody.
  expect((await admin.ok('GET /api/admin/overview', { query: {} })).queues.failedMails).toBe(0);
});

test('nobody but admins sees what could not be mailed', async () => {
  for (const person of [clara, ana]) {
    const client = await world.as(person);
    expect(await client.refused('GET /api/admin/mails')).toBe('forbidden');
    expect(
      (await client.call('POST /api/admin/mails/retry', { body: { id: person.id, reason } })).status,
    ).toBe(403);
  }
});

test('two admins at once send it again once', async () => {
  await send({ to: 'ida@gone.test' });
  await world.settle();
  const failed = (await admin.ok('GET /api/admin/mails')).find(({ to }) => to === 'ida@gone.test');
  const body = { id: found(failed).id, reason };
  const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST /api/admin/mails/retry', { body })));
  const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(statuses).toEqual([200, 404, 404]);
});
