import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { hire } from '../../../test/hiring.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { minutesAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { lockAddressee } from '../queries-due.ts';
import { newsMail } from './news-mail.ts';

let world: World;
let asClara: Client;
let asAna: Client;
let jobId: string;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  [asClara, asAna] = await Promise.all([world.as(clara), world.as(ana)]);
  ({ jobId } = await hire(world, { client: clara, professional: ana }));
  await readAll(asClara, asAna);
  await world.advance({ minutes: 3 });
});
afterAll(() => world.close());

const readAll = (...clients: Client[]) =>
  Promise.all(clients.map((client) => client.ok('POST /api/notification/clear-all')));
const say = (client: Client, id = jobId) =>
  client.ok('POST /api/chat/message', { body: { jobId: id, body: 'Hello', clientMessageId: randomUUID() } });
/** The mails caused by the work, three minutes later. */
async function mailsAfter({ email }: Character, work: () => Promise<unknown>) {
  const before = await mailsTo(world, email);
  await work();
  await world.advance({ minutes: 3 });
  const now = await mailsTo(world, email);
  return now.slice(0, now.length - before.length);
}
const token = (mail: { headers: Record<string, string> } | undefined) =>
  /^<http:\/\/parley\.test\/unsubscribe\/([\w.-]+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ??
  '';

test('what is unread after two minutes is mailed, not before, and once', async () => {
  const [mail, ...more] = await mailsAfter(clara, async () => {
    await say(asAna);
    const before = await mailsTo(world, clara.email);
    await world.advance({ minutes: 1 });
    expect(await mailsTo(world, clara.email)).toHaveLength(before.length);
  });
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Ana sent you a message about “Terms for our API”');
  expect(mail?.text).toContain('Hello Clara,');
  expect(mail?.text).toContain(`Open chat: http://parley.test/job/${jobId}/chat`);
  expect(mail?.html).toContain(`href="http://parley.test/job/${jobId}/chat"`);
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(await mailsAfter(clara, () => world.settle())).toEqual([]);
  await readAll(asClara);
});

test('what is read in time is not mailed', async () => {
  const mails = await mailsAfter(clara, async () => {
    await say(asAna);
    await readAll(asClara);
  });
  expect(mails).toEqual([]);
});

test('several things are one mail, and money another, which knows no way out', async () => {
  const mails = await mailsAfter(ana, async () => {
    const second = await hire(world, { client: milo, professional: ana });
    await say(await world.as(milo), second.jobId);
    await say(asClara);
    await pay(world, second.client, second.jobId);
  });
  const [news, ...others] = mails.filter(
    ({ headers, files }) => 'list-unsubscribe' in headers && files.length === 0,
  );
  expect(others).toEqual([]);
  expect(news?.subject).toMatch(/^\d new notifications: /);
  expect(news?.text).toContain('Milo sent you a message');
  expect(news?.text).toContain('Clara sent you a message');
  const money = mails.find(({ text }) => text.includes('You always get emails about your money'));
  expect(money?.text).toContain('View payment: http://parley.test/job/');
  expect(money?.headers['list-unsubscribe-post']).toBeUndefined();
  await readAll(asAna);
});

test('the subject of an acceptance says what was accepted', async () => {
  const mails = await mailsAfter(ana, async () => {
    await hire(world, { client: milo, professional: ana });
  });
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Milo accepted: your consultation about “/),
  );
  await readAll(asAna);
});

test('news of payouts lead to the page of payouts, by that name', async () => {
  const { platform } = world;
  const enabled = { professionalId: ana.id, status: 'ENABLED' } as const;
  const [mail] = await mailsAfter(ana, () =>
    inTransaction(platform.db, (trx) => platform.events.emit(platform, trx, 'payouts.changed', enabled)),
  );
  const page = 'http://parley.test/settings/professional/payment/onboarding';
  expect(mail?.text).toContain(`Payouts are set up. You can accept work now.`);
  expect(mail?.text).toContain(`View payouts: ${page}`);
  await readAll(asAna);
});

test('an admin is led to what people ask, and whoever asked to their own request', async () => {
  const [toAda] = await mailsAfter(ada, () => asClara.ok('POST /api/support', { body: { message: 'Help' } }));
  expect(toAda?.text).toContain('Answer request: http://parley.test/dashboard?tab=support');
  const asAda = await world.as(ada);
  const id = (await asAda.ok('GET /api/support/admin/all', { query: {} })).items[0]?.id ?? '';
  const [toClara] = await mailsAfter(clara, () =>
    asAda.ok('POST /api/support/admin', { body: { id, message: 'Gladly.' } }),
  );
  expect(toClara?.text).toContain(`View your request: http://parley.test/settings?ticket=${id}#support`);
  await readAll(asAda, asClara);
});

test.each([
  ['SUPPORT', '/settings#data', 'View your storage'],
  ['SUPPORT', '/notifications', 'View on Parley'],
  ['APPOINTMENT', '/settings#calendar', 'View your calendars'],
  ['PROPOSAL', `/job-posting/${randomUUID()}`, 'View job posting'],
  ['PROPOSAL', `/job-posting/proposals/${randomUUID()}?proposal=${randomUUID()}`, 'View proposal'],
  ['PROPOSAL', `/job-proposal/${randomUUID()}`, 'View proposal'],
] as const)('the button of %s at %s says what it leads to: %s', (type, url, label) => {
  const person = { ...clara, language: 'en', clockHours: 24, isEnabled: true } as const;
  const one = { id: randomUUID(), type, url, text: 'News.', mattersUntil: null, isWanted: true };
  const { text } = newsMail(world.platform, { ...person, quietFrom: null, quietTo: null }, [one]);
  expect(text).toContain(`${label}: http://parley.test${url}`);
});

test('a time is on the clocks of both', async () => {
  const [mail] = await mailsAfter(tendai, () => hire(world, { client: milo, professional: tendai }));
  expect(mail?.text).toMatch(/\d\d:\d\d \(Harare; (\w{3} \d+ \w{3} )?\d\d:\d\d in New York\)/);
});

test('a kind that is switched off for mails is shown in the app alone, and the other way round', async () => {
  const channels = (inApp: boolean, email: boolean) =>
    asClara.ok('PUT /api/notification/settings', { body: { MESSAGE: { inApp, email } } });
  const count = async () => (await asClara.ok('GET /api/notification/unread')).notificationCount;
  expect((await channels(true, false)).MESSAGE).toEqual({ inApp: true, email: false, push: true });
  expect(await mailsAfter(clara, () => say(asAna))).toEqual([]);
  expect(await count()).toBe(1);
  await readAll(asClara);

  await channels(false, true);
  expect(await mailsAfter(clara, () => say(asAna))).toHaveLength(1);
  expect(await count()).toBe(0);
  const { id } = await say(asAna);
  await asClara.ok('POST /api/chat/read/:jobId', { params: { jobId }, body: { upTo: id } });

  await channels(false, false);
  expect(await mailsAfter(clara, () => say(asAna))).toEqual([]);
  expect(await count()).toBe(0);
  await channels(true, true);
});

test('a kind switched off within the two minutes is not mailed', async () => {
  const mails = await mailsAfter(clara, async () => {
    await say(asAna);
    await asClara.ok('PUT /api/notification/settings', { body: { MESSAGE: { inApp: true, email: false } } });
  });
  expect(mails).toEqual([]);
  await asClara.ok('PUT /api/notification/settings', { body: { MESSAGE: { inApp: true, email: true } } });
  await readAll(asClara);
});

test('money and security cannot be switched off, by no way', async () => {
  for (const type of ['PAYMENT', 'SECURITY'] as const) {
    for (const channels of [
      { inApp: false, email: true },
      { inApp: true, email: false },
    ]) {
      const answer = await asClara.call('PUT /api/notification/settings', {
        body: { JOB: { inApp: false, email: false }, [type]: channels },
      });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(answer.errors?.[0]?.path).toBe(`${type}.${channels.inApp ? 'email' : 'inApp'}`);
    }
  }
  const settings = await asClara.ok('GET /api/notification/settings');
  expect(settings).toMatchObject({
    JOB: { inApp: true, email: true },
    PAYMENT: { inApp: true, email: true },
  });
  await asClara.ok('PUT /api/notification/settings', { body: { PAYMENT: { inApp: true, email: true } } });
  const unknown = await asClara.raw({
    method: 'PUT',
    url: '/api/notification/settings',
    body: { WEATHER: { inApp: true, email: true } },
  });
  expect(unknown.status).toBe(400);
});

test('the link of a mail switches its kinds off and on again, and looking at it changes nothing', async () => {
  const [mail] = await mailsAfter(clara, () => say(asAna));
  await readAll(asClara);
  const params = { token: token(mail) };
  expect(mail?.text).toContain(
    `Unsubscribe from emails about messages: http://parley.test/unsubscribe/${params.token}`,
  );
  const { nobody } = world;
  const call = 'GET /api/notification/unsubscribe/:token';
  expect(await nobody.ok(call, { params })).toEqual({ types: ['MESSAGE'], off: false });
  const done = await nobody.ok('POST /api/notification/unsubscribe/:token', { params });
  expect(done).toEqual({ types: ['MESSAGE'], off: true });
  expect(await nobody.ok(call, { params })).toEqual(done);
  expect(await mailsAfter(clara, () => say(asAna))).toEqual([]);
  expect((await asClara.ok('GET /api/notification/settings')).MESSAGE).toEqual({
    inApp: true,
    email: false,
    push: true,
  });
  await nobody.ok('POST /api/notification/unsubscribe/:token/undo', { params });
  expect((await asClara.ok('GET /api/notification/settings')).MESSAGE).toEqual({
    inApp: true,
    email: true,
    push: true,
  });
  await readAll(asClara);
});

test('a mailbox switches them off by itself with one click', async () => {
  const [mail] = await mailsAfter(clara, () => say(asAna));
  await readAll(asClara);
  const url = `/unsubscribe/${token(mail)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await world.nobody.raw({ method: 'POST', url, body: 'List-Unsubscribe=One-Click', headers });
  expect([answer.status, answer.data]).toEqual([200, { types: ['MESSAGE'], off: true }]);
  expect((await asClara.ok('GET /api/notification/settings')).MESSAGE.email).toBe(false);
  await asClara.ok('PUT /api/notification/settings', { body: { MESSAGE: { inApp: true, email: true } } });
});

test('a link that was changed, or made for something else, is none', async () => {
  const [mail] = await mailsAfter(clara, () => say(asAna));
  await readAll(asClara);
  const good = token(mail);
  const [id = '', , signature = ''] = good.split('.');
  const changed = [`${id}.message-job.${signature}`, `${id}.payment.${signature}`];
  const cut = [`${good}x`, good.slice(0, -1), 'x', `${good}.x`];
  for (const each of [...changed, ...cut]) {
    const params = { token: each };
    const code = changed.includes(each) ? 'not_found' : 'invalid_input';
    expect(await world.nobody.refused('POST /api/notification/unsubscribe/:token', { params })).toBe(code);
    expect(await world.nobody.refused('GET /api/notification/unsubscribe/:token', { params })).toBe(code);
  }
  expect((await asClara.ok('GET /api/notification/settings')).JOB.email).toBe(true);
});

test('what somebody is called begins no header of its own, and is shown as it is written', async () => {
  const asMilo = await world.as(milo);
  const name = `نورا <b>\r\nBcc: all@else.test ${'Ö'.repeat(30)}`;
  const me = await asMilo.ok('GET /api/users');
  await world.platform.db.updateTable('users').set({ firstName: name }).where('id', '=', me.id).execute();
  const { jobId: third } = await hire(world, { client: milo, professional: ana });
  await readAll(asAna);
  await world.advance({ minutes: 3 });
  const [mail] = await mailsAfter(ana, () => say(asMilo, third));
  expect(mail?.headers.bcc).toBeUndefined();
  expect(await mailsTo(world, 'all@else.test')).toEqual([]);
  expect(mail?.subject).toContain('نورا <b> Bcc: all@else.test');
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.html).toContain('نورا &#60;b&#62;');
});

test('whoever is disabled gets no mail of what waited, and none later', async () => {
  const asAda = await world.as(ada);
  const mails = await mailsAfter(tendai, async () => {
    const { jobId: fourth } = await hire(world, { client: clara, professional: tendai });
    await say(asClara, fourth);
    await asAda.ok('POST /api/users/disable/:id', {
      params: { id: tendai.id },
      body: { reason: 'For a test.' },
    });
  });
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account was disabled']);
});

test('two workers at once mail it once', async () => {
  const mails = await mailsAfter(clara, async () => {
    await say(asAna);
    world.platform.clock.advance(180);
    await Promise.all([1, 2, 3, 4].map(() => world.settle()));
  });
  expect(mails).toHaveLength(1);
});

test.each([0, 1, 2, 3])(
  'whoever has waited longest is told first, past whom another worker is telling',
  async (turn) => {
    const { db, clock } = world.platform;
    await world.settle();
    const people = [milo, clara, tendai, ana];
    const order = [...people.slice(turn), ...people.slice(0, turn)];
    const now = clock.now();
    const waiting = people.map((person) => ({
      id: randomUUID(),
      userId: person.id,
      type: 'JOB' as const,
      message: 'Hello',
      createdAt: now,
      mailAt: minutesAfter(now, order.indexOf(person) - 10),
    }));
    await db.insertInto('notifications').values(waiting).execute();
    const told: (string | undefined)[] = [];
    const tellNext = (): Promise<void> =>
      inTransaction(db, async (trx) => {
        told.push((await lockAddressee(trx, clock.instant(), 'email'))?.id);
        // Within it: this one is being told meanwhile.
        if (told.length < order.length) await tellNext();
      });
    await tellNext();
    expect(told).toEqual(order.map(({ id }) => id));
  },
);
