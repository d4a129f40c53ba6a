import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mailbox.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../database/db.ts';
import { renderMail } from './mail-template.ts';
import { sendMail, type Mail } from './mail.ts';
import { claimMails } from './queries-mails.ts';

let world: World;
let lonely: World;
beforeAll(async () => {
  [world, lonely] = await Promise.all([createWorld({ outside: true }), createWorld()]);
});
afterAll(() => Promise.all([world.close(), lonely.close()]));

const send = ({ platform }: World, mail: Partial<Mail> & { to: string }) =>
  inTransaction(platform.db, (trx) => sendMail(trx, { subject: 'Hello', text: 'Words', ...mail }));
const mailTo = async ({ platform }: World, to: string) =>
  platform.db.selectFrom('mails').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

test('a long name breaks wherever an email says it, so that phones show the whole width', () => {
  const name = 'W'.repeat(60);
  const { html } = renderMail({
    subject: 'Booked',
    firstName: name,
    parts: [
      `With ${name}`,
      {
        time: {
          day: 'Tue 24 Nov',
          clock: '17:15–17:45',
          place: 'Your time',
          other: `${name}: 11:15`,
          isOff: false,
        },
      },
    ],
    foot: [],
    publicUrl: 'http://parley.test/',
  });
  const lines = html?.match(/<p [^>]*>[^<]*W{60}/g) ?? [];
  expect(lines).toHaveLength(3);
  expect(lines.filter((line) => !line.includes('overflow-wrap:anywhere'))).toEqual([]);
});

test('a mail is sent as text and HTML, with what it carries, and what it said is kept no longer', async () => {
  const written = renderMail({
    subject: 'Ein Brief',
    firstName: 'Clara & Söhne',
    parts: [
      'Two < three',
      { code: '123456' },
      {
        time: {
          day: 'Tue 24 Nov',
          clock: '17:15–17:45',
          place: 'Your time',
          other: 'Ana & co: 11:15',
          isOff: true,
        },
      },
      { button: { label: 'Open', url: 'http://parley.test/a?b=1&c=2' } },
      { link: { label: 'See all', url: 'http://parley.test/all?d=3&e=4' } },
    ],
    foot: ['Why', { label: 'Less', url: 'http://parley.test/less' }],
    publicUrl: 'http://parley.test/',
  });
  const attachments = [
    { filename: 'talk.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar; method=REQUEST' },
  ];
  await send(world, { to: 'whole@a.test', ...written, attachments });
  const [mail] = await mailsTo(world, 'whole@a.test');
  expect(mail).toMatchObject({
    subject: 'Ein Brief',
    files: [{ filename: 'talk.ics', contentType: 'text/calendar; method=REQUEST' }],
  });
  expect(mail?.text).toContain(
    'Hello Clara & Söhne,\n\nTwo < three\n\n    123456\n\n    Canceled: Tue 24 Nov, 17:15–17:45\n    Your time\n    Ana & co: 11:15\n\nOpen: http://parley.test/a?b=1&c=2\n\nSee all: http://parley.test/all?d=3&e=4',
  );
  expect(mail?.html).toContain('Two &#60; three');
  expect(mail?.html).toContain('href="http://parley.test/a?b=1&#38;c=2"');
  expect(mail?.html).toMatch(
    /<p [^>]*><a href="http:\/\/parley\.test\/all\?d=3&#38;e=4"[^>]*>See all<\/a><\/p>/,
  );
  expect(mail?.html).toContain('@media (prefers-color-scheme:dark)');
  expect(mail?.html).toMatch(/<s>Tue 24 Nov<br><b[^>]*>17:15–17:45<[^]*Ana &#38; co/);
  expect(mail?.html).not.toMatch(
    /<table (?!role="presentation")|<img|<svg|<script|https?:\/\/(?!parley\.test)/,
  );
  expect(await mailTo(world, 'whole@a.test')).toMatchObject({ content: null, tries: 1, givenUpAt: null });
});

test('what is undone is not mailed', async () => {
  const undone = inTransaction(world.platform.db, async (trx) => {
    await sendMail(trx, { to: 'undone@a.test', subject: 'Never', text: 'Never' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await mailsTo(world, 'undone@a.test')).toEqual([]);
});

test('a server that does not answer is asked again with growing pauses, and given up in the end', async () => {
  await send(lonely, { to: 'patient@a.test' });
  await lonely.settle();
  expect(await mailTo(lonely, 'patient@a.test')).toMatchObject({ tries: 1, givenUpAt: null });
  await lonely.settle();
  expect((await mailTo(lonely, 'patient@a.test')).tries).toBe(1);
  await lonely.advance({ minutes: 1 });
  expect((await mailTo(lonely, 'patient@a.test')).tries).toBe(2);
  await lonely.advance({ minutes: 4 });
  expect((await mailTo(lonely, 'patient@a.test')).tries).toBe(2);
  for (let hour = 0; hour < 36; hour += 1) await lonely.advance({ hours: 1 });
  const given = await mailTo(lonely, 'patient@a.test');
  expect(given).toMatchObject({ tries: 7, sentAt: null, error: expect.stringContaining('ECONNREFUSED') });
  expect(given.givenUpAt).not.toBeNull();
});

test('while the server can’t be reached, a sweep tries few of many mails and goes on to what else is due', async () => {
  const many = Array.from({ length: 20 }, (_, nth) => `away-${nth}@a.test`);
  for (const to of many) await send(lonely, { to });
  await lonely.settle();
  const again = async () => {
    const { db } = lonely.platform;
    const rows = await db.selectFrom('mails').select('tries').where('recipient', 'in', many).execute();
    return rows.filter(({ tries }) => tries > 1).length;
  };
  expect(await again()).toBe(0);
  await lonely.advance({ minutes: 2 });
  expect(await again()).toBe(8);
  await lonely.advance({ minutes: 1 });
  expect(await again()).toBe(16);
  await lonely.platform.db.deleteFrom('mails').where('recipient', 'in', many).execute();
});

test('a mailbox that does not exist is given up at once, and holds up nobody', async () => {
  await send(world, { to: 'dead@gone.test' });
  await send(world, { to: 'alive@a.test' });
  expect(await mailsTo(world, 'alive@a.test')).toHaveLength(1);
  expect(await mailTo(world, 'dead@gone.test')).toMatchObject({
    tries: 1,
    error: expect.stringContaining('550'),
  });
  expect((await mailTo(world, 'dead@gone.test')).givenUpAt).not.toBeNull();
});

test('a process that dies while it sends has put the mail off, and it comes under the same name', async () => {
  const { platform } = world;
  await send(world, { to: 'twice@a.test' });
  const { id } = await mailTo(world, 'twice@a.test');
  // Another process has claimed it and died.
  expect(await claimMails(platform.db, { now: platform.clock.instant(), id, limit: 1 })).toHaveLength(1);
  expect(await mailsTo(world, 'twice@a.test')).toEqual([]);
  await world.advance({ minutes: 2 });
  const [mail, ...more] = await mailsTo(world, 'twice@a.test');
  expect(more).toEqual([]);
  expect(mail?.headers['message-id']).toBe(`<${id}@parley.test>`);
});

test('a code that is over is not mailed, and nothing of it is left', async () => {
  await send(lonely, { to: 'late@a.test', kind: 'code' });
  await lonely.settle();
  const createdAt = new Date(Date.now() - 16 * 60_000);
  const late = lonely.platform.db.updateTable('mails').where('recipient', '=', 'late@a.test');
  await late.set({ createdAt }).execute();
  await lonely.advance({ minutes: 2 });
  const given = await mailTo(lonely, 'late@a.test');
  expect(given).toMatchObject({ content: null, error: 'The code in this email has expired.' });
});

test('what was sent is forgotten after 30 days', async () => {
  await send(world, { to: 'old@a.test' });
  await world.settle();
  await world.advance({ days: 31 });
  const left = world.platform.db.selectFrom('mails').select('id').where('recipient', '=', 'old@a.test');
  expect(await left.execute()).toEqual([]);
});

test('many mails, one after another, go through one connection', async () => {
  const before = world.outside?.mailConnections() ?? 0;
  for (let nth = 0; nth < 12; nth += 1) {
    await send(world, { to: `pooled-${nth}@a.test` });
    await world.settle();
  }
  for (let nth = 0; nth < 12; nth += 1) expect(await mailsTo(world, `pooled-${nth}@a.test`)).toHaveLength(1);
  // Earlier tests may have left a pooled connection.
  expect((world.outside?.mailConnections() ?? 0) - before).toBeLessThanOrEqual(1);
});
