import { expect, test } from 'vitest';
import { createServer } from 'node:http';
import { startOutside, type OutsideSettings } from '../src/main.ts';
import { onTestFinished } from 'vitest';
import { sendMail } from './post.ts';
import { SECRETS } from './secrets.ts';

async function openMailbox(bounces?: OutsideSettings['bounces']) {
  const webhooks = { url: '', ...SECRETS };
  const outside = await startOutside({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFile: ':memory:',
    webhooks,
    ...(bounces && { bounces }),
  });
  onTestFinished(() => outside.close());
  const json = async (query = '') =>
    JSON.parse(await (await fetch(`${outside.url}/mailbox.json${query}`)).text());
  const page = async (query = '') => (await fetch(`${outside.url}/mailbox${query}`)).text();
  return { outside, json, page };
}

test('a mail is in the mailbox as soon as it is accepted, once for each recipient, newest first', async () => {
  const { outside, json } = await openMailbox();
  const first = await sendMail(outside.smtpPort, {
    to: ['Ana@a.test', 'bo@a.test'],
    subject: 'Your code: 123456',
    text: 'Hi ☀',
  });
  expect(first.at(-2)).toMatch(/^250/);
  await sendMail(outside.smtpPort, { to: ['ana@a.test'], subject: 'Second', text: 'b', html: '<p>b</p>' });
  expect(await json('?to=ana@a.test')).toMatchObject([
    { to: 'ana@a.test', subject: 'Second', text: 'b', html: '<p>b</p>' },
    { to: 'ana@a.test', subject: 'Your code: 123456', text: 'Hi ☀', html: '' },
  ]);
  expect(await json('?to=BO@a.test')).toHaveLength(1);
  expect(await json('?to=nobody@a.test')).toEqual([]);
  const all = await json();
  expect(all).toHaveLength(3);
  expect(Math.abs(Date.parse(all[0].at) - Date.now())).toBeLessThan(5_000);
});

test('a mail that comes again under its Message-ID is shown once', async () => {
  const { outside, json } = await openMailbox();
  const letter = { to: ['ana@a.test'], subject: 'Once', messageId: '<one@a.test>' };
  await sendMail(outside.smtpPort, letter);
  await sendMail(outside.smtpPort, letter);
  await sendMail(outside.smtpPort, { ...letter, messageId: '<two@a.test>' });
  expect(await json('?to=ana@a.test')).toMatchObject([
    { headers: { 'message-id': '<two@a.test>' }, files: [] },
    { headers: { 'message-id': '<one@a.test>' } },
  ]);
});

test('at one domain nobody has a mailbox', async () => {
  const { outside, json } = await openMailbox();
  const answers = await sendMail(outside.smtpPort, { to: ['bo@gone.test'], subject: 'Anybody?' });
  expect(answers.some((answer) => answer.startsWith('550'))).toBe(true);
  expect(await json()).toEqual([]);
});

test('the page shows a mail without trusting it', async () => {
  const { outside, page } = await openMailbox();
  const html = '<script>alert(1)</script><a href="http://a.test/c">Confirm</a>';
  await sendMail(outside.smtpPort, {
    to: ['ana@a.test'],
    subject: '<script>x</script>',
    text: 'see http://a.test/c?x=1&y=2 ok',
    html,
  });
  const shown = await page();
  expect(shown).not.toContain('<script');
  expect(shown).toContain('href="http://a.test/c?x=1&#38;y=2"');
  expect(shown).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  await sendMail(outside.smtpPort, { to: ['ana@a.test'], subject: 'Newer', text: 'a second one' });
  expect(await page('?to=ana@a.test')).toMatch(/value="ana@a\.test"[\s\S]*<h2[^>]*>Newer</);
  expect(await page('?to=ana@a.test&mail=1')).toMatch(/aria-current[\s\S]*<h2[^>]*>&#60;script/);
  expect(await page('?to=bo@a.test')).toContain('No emails to bo@a.test yet.');
  const answer = await fetch(`${outside.url}/mailbox`);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('who reads a mail can have it sent back to its sender, as a mail server does', async () => {
  const handed: { authorization: string | undefined; body: string }[] = [];
  const product = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    handed.push({ authorization: request.headers.authorization, body });
    response.writeHead(handed.length > 1 ? 401 : 200).end();
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void product.close());
  const address = product.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { outside, page } = await openMailbox({ url: `http://127.0.0.1:${port}/bounce`, secret: 'of them' });
  await sendMail(outside.smtpPort, { to: ['ana@a.test'], subject: 'Back', messageId: '<one@a.test>' });
  expect(await page()).toMatch(/action="\/mailbox\/1\/back"/);
  const back = (reason: string) =>
    fetch(`${outside.url}/mailbox/1/back`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `reason=${reason}`,
    });
  expect(await (await back('gone')).text()).toContain('Sent back to no-reply@parley.test: no such mailbox.');
  expect(handed[0]?.authorization).toBe(`Basic ${btoa('bounces:of them')}`);
  const said = handed[0]?.body ?? '';
  expect(said).toContain('Final-Recipient: rfc822; ana@a.test\r\nAction: failed\r\nStatus: 5.1.1\r\n');
  expect(said).toMatch(/^To: no-reply@parley\.test\r\n/m);
  expect(said).toMatch(/^message-id: <one@a\.test>\r\n/m);
  expect(await (await back('full')).text()).toContain('Sending it back was refused with 401.');
  expect((await back('other')).status).toBe(404);
});
