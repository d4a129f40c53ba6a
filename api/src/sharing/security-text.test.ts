import { expect, test } from 'vitest';
import { ana } from '../../test/cast.ts';
import { createWorld } from '../../test/world.ts';
import { accountDisabledMail, addressChangedMail } from '../auth/mails.ts';
import { readSettings, Settings } from '../env.ts';
import { keepInstallation } from '../platform/installation/installation.ts';

/** The fields of the file by name, as RFC 9116 has them: "Name: value" a line. */
async function fieldsOf(SECURITY_CONTACT: string) {
  const world = await createWorld({ settings: { SECURITY_CONTACT, PUBLIC_URL: 'https://parley.example' } });
  const { statusCode, headers, body } = await world.app.inject({ url: '/.well-known/security.txt' });
  await world.close();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S.*$/);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

test.each([
  ['security@parley.example', 'mailto:security@parley.example'],
  ['https://parley.example/report', 'https://parley.example/report'],
])('security.txt names %s as a URI, and runs out within a year', async (contact, uri) => {
  const fields = await fieldsOf(contact);
  expect(fields.get('Contact')).toBe(uri);
  expect(fields.get('Canonical')).toBe('https://parley.example/.well-known/security.txt');
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('what is neither an address nor a URL to write to is found out at the start', () => {
  expect(() => readSettings({ SECURITY_CONTACT: 'somebody' })).toThrow(/SECURITY_CONTACT/);
  expect(() => readSettings({ SUPPORT_EMAIL: 'https://parley.example' })).toThrow(/SUPPORT_EMAIL/);
});

test('emails that ask people to write name this installation’s address for help', () => {
  const settings = Settings.parse({
    PUBLIC_URL: 'https://parley.example',
    DATABASE_URL: 'postgres://here/db',
    SECRETS: 'a secret of the tests that is long enough',
    STRIPE_SECRET_KEY: 'sk_test_parley',
    STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
    SMTP_URL: 'smtp://127.0.0.1:25',
    FILES_DIR: '/files',
    SUPPORT_EMAIL: 'help@parley.example',
  });
  const here = { settings, installation: keepInstallation(settings) };
  for (const mail of [addressChangedMail(here, ana), accountDisabledMail(here, ana, 'Spam')]) {
    expect(mail.text).toContain('help@parley.example');
    expect(mail.text).not.toContain('parley.test');
  }
});
