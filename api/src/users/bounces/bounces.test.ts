import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, PASSWORD, tendai, type Character } from '../../../test/cast.ts';
import { mailedCode, mailsTo } from '../../../test/mailbox.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { sendMail } from '../../platform/mail/mail.ts';

const SECRET = 'of-the-mail-server-0123456789-abcdef';
let world: World;
beforeAll(async () => {
  world = await createWorld({
    outside: true,
    settings: { BOUNCES_SECRET: SECRET, BOUNCES_ADDRESS: 'bounces@parley.test' },
  });
});
afterAll(() => world.close());

async function hand(payload: string, password = SECRET) {
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/users/bounce',
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Basic ${Buffer.from(`bounces:${password}`).toString('base64')}`,
    },
    payload,
  });
  return response.json<{ status: number; data: { taken: number } | null; code?: string }>();
}

const write = async (to: string, kind: 'account' | 'code' = 'account') => {
  const { platform } = world;
  await inTransaction(platform.db, (trx) =>
    sendMail(trx, { to, kind, subject: 'Hello', text: 'Your code is 123456.' }),
  );
  await world.settle();
};
async function mailOf({ email }: Character): Promise<string> {
  await write(email);
  const mail = await world.platform.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return mail.id;
}
const me = async (who: Character) => (await world.as(who)).ok('GET /api/users');

interface Returned {
  to?: string;
  fields: string;
  headers: string;
}
/** As RFC 3462 and RFC 3464 have it: a report in three parts, the second of fields in groups. */
const report = ({ to = 'bounces@parley.test', fields, headers }: Returned) =>
  `Return-Path: <>
Received: from mx.example (mx.example [192.0.2.1]) by mail.parley.test; Wed, 25 Nov 2026 10:00:05 +0000
Date: Wed, 25 Nov 2026 10:00:04 +0000
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Xy.1/mx.example"
Message-Id: <20261125100004.4Xy@mx.example>

This is a MIME-encapsulated message.

--4Xy.1/mx.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

Your message could not be delivered.

--4Xy.1/mx.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4Xy
Arrival-Date: Wed, 25 Nov 2026 10:00:00 +0000

${fields}

--4Xy.1/mx.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

${headers}

--4Xy.1/mx.example--
`.replaceAll('\n', '\r\n');

const unknownUser = (email: string) => `Final-Recipient: rfc822; ${email}
Original-Recipient: rfc822;${email}
Action: failed
Status: 5.1.1
Remote-MTA: dns; mail.gone.example
Diagnostic-Code: smtp; 550 5.1.1 <${email}>: Recipient address
    rejected: User unknown in virtual mailbox table`;

test('after a bounce for good only codes are sent there, and the person and admins are told', async () => {
  const id = await mailOf(clara);
  const [sent] = await mailsTo(world, clara.email);
  expect(sent?.headers['message-id']).toBe(`<${id}@parley.test>`);
  const bounced = report({ fields: unknownUser(clara.email), headers: `Message-ID: <${id}@parley.test>` });
  expect(await hand(bounced)).toMatchObject({ status: 200, data: { taken: 1 } });
  expect((await me(clara)).bouncedAt).not.toBeNull();
  expect((await (await world.as(clara)).ok('GET /api/dashboard')).needsYou[0]).toMatchObject({
    kind: 'fix_email',
    text: `Emails to ${clara.email} bounce`,
  });
  const admin = await world.as(ada);
  const { items } = await admin.ok('GET /api/users/admin', { query: { q: clara.email } });
  expect(items[0]?.bounceReason).toMatch(/^550 5\.1\.1 .* rejected: User unknown in virtual mailbox table$/);

  const before = (await mailsTo(world, clara.email)).length;
  await write(clara.email);
  expect(await mailsTo(world, clara.email)).toHaveLength(before);
  await write(clara.email, 'code');
  expect(await mailsTo(world, clara.email)).toHaveLength(before + 1);
});

test('who confirms the address again gets emails again', async () => {
  const client = await world.as(clara);
  await client.ok('POST /api/users/email', { body: { newEmail: clara.email, password: PASSWORD } });
  const code = await mailedCode(world, clara.email);
  await client.ok('POST /api/users/email/confirm', { body: { code } });
  expect((await me(clara)).bouncedAt).toBeNull();
  const before = (await mailsTo(world, clara.email)).length;
  await write(clara.email);
  expect(await mailsTo(world, clara.email)).toHaveLength(before + 1);
});

test('the address that a bounce went to tells the mail, whatever it left of that', async () => {
  const id = await mailOf(milo);
  const to = `bounces+${id}@parley.test`;
  const fields = unknownUser('forwarded@elsewhere.example');
  expect(await hand(report({ to, fields, headers: 'Subject: Hello' }))).toMatchObject({ data: { taken: 1 } });
  expect((await me(milo)).bouncedAt).not.toBeNull();
});

test.each([
  ['a full mailbox', 'Action: failed\nStatus: 5.2.2', 1],
  ['what a filter refused', 'Action: failed\nStatus: 5.7.1', 1],
  ['a server that was never reached', 'Action: failed\nStatus: 4.4.1', 1],
  ['a delay', 'Action: delayed\nStatus: 4.4.1', 0],
  ['what was delivered', 'Action: delivered\nStatus: 2.0.0', 0],
])('%s stops no emails', async (_, outcome, taken) => {
  const id = await mailOf(tendai);
  const fields = `Final-Recipient: rfc822; ${tendai.email}\n${outcome}`;
  const bounced = report({ fields, headers: `Message-ID: <${id}@parley.test>` });
  expect(await hand(bounced)).toMatchObject({ status: 200, data: { taken } });
  expect((await me(tendai)).bouncedAt).toBeNull();
});

test('a made-up bounce silences nobody, and other emails are passed over', async () => {
  await mailOf(ana);
  const unknown = '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
  for (const headers of [`To: ${ana.email}`, `Message-ID: <${unknown}@parley.test>`])
    expect(await hand(report({ fields: unknownUser(ana.email), headers }))).toMatchObject({
      data: { taken: 0 },
    });
  const away = `From: ${ana.email}\r\nTo: bounces@parley.test\r\nSubject: Out of office\r\n\r\nBack on Monday.\r\n`;
  expect(await hand(away)).toMatchObject({ status: 200, data: { taken: 0 } });
  expect((await me(ana)).bouncedAt).toBeNull();
});

test.each([
  ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: ana.email, Description: 'Unknown' }, true],
  ['Postmark', { RecordType: 'Bounce', Type: 'SoftBounce', Email: ana.email }, false],
  [
    'Mailgun',
    {
      'event-data': {
        event: 'failed',
        severity: 'permanent',
        recipient: ana.email,
        'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: 'No such user' },
      },
    },
    true,
  ],
  ['Mailgun', { 'event-data': { event: 'failed', severity: 'temporary', recipient: ana.email } }, false],
  ['SendGrid', [{ event: 'bounce', type: 'bounce', email: ana.email, status: '5.1.1', reason: 'No' }], true],
  ['SendGrid', [{ event: 'bounce', type: 'blocked', email: ana.email, status: '5.7.1' }], false],
  ['anybody', { recipient: ana.email.toUpperCase(), type: 'hard' }, true],
])('an event of %s is taken', async (_, event, stops) => {
  const { db } = world.platform;
  await db.updateTable('users').set({ bouncedAt: null }).where('id', '=', ana.id).execute();
  expect(await hand(JSON.stringify(event))).toMatchObject({ data: { taken: 1 } });
  expect((await me(ana)).bouncedAt !== null).toBe(stops);
});

test('nobody hands in bounces without the secret', async () => {
  const event = JSON.stringify({ recipient: ana.email, type: 'hard' });
  expect(await hand(event, 'another')).toMatchObject({ status: 401 });
  expect(await hand('{"neither": "fish"}')).toMatchObject({ status: 400 });
  const closed = await createWorld();
  const response = await closed.app.inject({ method: 'POST', url: '/api/users/bounce', payload: event });
  expect(response.statusCode).toBe(404);
  await closed.close();
});
