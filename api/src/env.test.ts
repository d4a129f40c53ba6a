import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { misspelledSettings, readSettings, Settings } from './env.ts';
import { describedSettings } from './platform/settings/described-settings.ts';

const REQUIRED = {
  PUBLIC_URL: 'https://parley.example',
  DATABASE_URL: 'postgres://here/db',
  SECRETS: 'a secret of the tests that is long enough',
  STRIPE_SECRET_KEY: 'sk_test_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:25',
  FILES_DIR: '/files',
};

/** The lines of the refusal, without their heading. */
function refusalsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n  - ') : [];
    return lines;
  }
}

test('an empty setting counts as not set', () => {
  const empty = Object.fromEntries(
    Object.keys(Settings.shape)
      .filter((name) => !(name in REQUIRED))
      .map((name) => [name, name === 'REDIS_URL' ? '' : ' ']),
  );
  expect(readSettings({ ...empty, ...REQUIRED })).toEqual(readSettings(REQUIRED));
});

test('a sender has an address, with a name or without', () => {
  const senders = [
    'hello@parley.example',
    'Parley <hello@parley.example>',
    'Ünïcode & Sons, Inc. <hello@parley.example>',
    '"Parley @ Work" <hello@parley.example>',
  ];
  for (const MAIL_FROM of senders) expect(refusalsOf({ ...REQUIRED, MAIL_FROM })).toEqual([]);
  // The last with the quotes of a file that was read as it is.
  for (const MAIL_FROM of ['Parley', 'Parley <hello>', '"Parley <hello@parley.example>"'])
    expect(refusalsOf({ ...REQUIRED, MAIL_FROM })[0]).toMatch(/^MAIL_FROM can’t be used as it is\./);
});

test('what the documents have in the places to fill in is refused', () => {
  const left = {
    STRIPE_SECRET_KEY: 'SK_TEST_KEY',
    STRIPE_WEBHOOK_SECRETS: 'WHSEC_OF_THE_PLATFORM,WHSEC_OF_CONNECTED_ACCOUNTS',
    SMTP_URL: 'smtp://USER:PASSWORD@MAIL.HOST:587',
    INVOICE_NAME: 'YOUR COMPANY',
  };
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/operate/install.md'), 'utf8');
  for (const value of Object.values(left)) expect(page).toContain(value);
  expect(refusalsOf({ ...REQUIRED, ...left }).map((line) => line.split('. ')[0])).toEqual(
    Object.keys(left).map((name) => `${name} can’t be used as it is`),
  );
  for (const STRIPE_SECRET_KEY of ['rk_live_…', 'sk_test_', 'pk_live_51', 'whsec_51'])
    expect(refusalsOf({ ...REQUIRED, STRIPE_SECRET_KEY })).toHaveLength(1);
});

test('secrets of webhooks are a list, with spaces or without', () => {
  const secretsOf = (STRIPE_WEBHOOK_SECRETS: string) =>
    readSettings({ ...REQUIRED, STRIPE_WEBHOOK_SECRETS }).STRIPE_WEBHOOK_SECRETS;
  expect(secretsOf('whsec_one')).toEqual(['whsec_one']);
  expect(secretsOf('whsec_one, whsec_two,whsec_3/+=')).toEqual(['whsec_one', 'whsec_two', 'whsec_3/+=']);
});

test('the public address has nothing behind the name', () => {
  for (const PUBLIC_URL of [
    'https://parley.example',
    'https://parley.example/',
    'http://parley.example:8080',
  ])
    expect(refusalsOf({ ...REQUIRED, PUBLIC_URL })).toEqual([]);
  for (const PUBLIC_URL of [
    'https://parley.example/app',
    'https://parley.example/?a=1',
    'https://me:pw@parley.example',
    'parley.example',
  ])
    expect(refusalsOf({ ...REQUIRED, PUBLIC_URL })[0]).toMatch(
      /^PUBLIC_URL can’t be used .* without a path;/,
    );
});

test('all that is missing or invalid is refused at once, a sentence each, and no value is quoted', () => {
  const nothing = refusalsOf({});
  expect(nothing.map((line) => line.split(' is missing. ')[0])).toEqual(Object.keys(REQUIRED));
  expect(nothing[0]).toBe(
    'PUBLIC_URL is missing. The public address of the product, such as https://parley.example, without a path; links in emails start with it.',
  );
  const secret = 'hunter2-hunter2';
  const wrong = {
    PORT: '70000',
    DATABASE_CONNECTIONS: 'ten',
    LOG_LEVEL: 'loud',
    SMTP_URL: secret,
    SECRETS: secret,
  };
  const lines = refusalsOf({ ...REQUIRED, ...wrong, TURN_URLS: 'turn:one.test', TURN_SECRET: secret });
  expect(lines.map((line) => line.split('. ')[0])).toEqual([
    'PORT must be at most 65535',
    'DATABASE_CONNECTIONS must be a number',
    'SECRETS must be at least 32 characters long',
    'SMTP_URL can’t be used as it is',
    'LOG_LEVEL must be one of silent, error, warn, info, debug',
    'TURN_SECRET must be at least 16 characters long',
  ]);
  expect(lines.join(' ')).not.toContain('hunter2');
});

test('each setting says what it is where it is read, under a heading', () => {
  const described = describedSettings();
  expect(described.map(({ name }) => name)).toEqual(Object.keys(Settings.shape));
  expect(described.filter(({ group, text }) => group === '' || text.length < 20)).toEqual([]);
});

test('a setting can stand in a file, but not in both places', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-settings-'));
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'sk_live_from_a_file\n');
  const { STRIPE_SECRET_KEY, ...others } = REQUIRED;
  expect(readSettings({ ...others, STRIPE_SECRET_KEY_FILE: file }).STRIPE_SECRET_KEY).toBe(
    'sk_live_from_a_file',
  );
  expect(refusalsOf({ ...REQUIRED, STRIPE_SECRET_KEY_FILE: file })).toEqual([
    'STRIPE_SECRET_KEY and STRIPE_SECRET_KEY_FILE are both set: unset one of them.',
  ]);
  expect(refusalsOf({ ...REQUIRED, TURN_SECRET_FILE: `${file}-gone` })).toEqual([
    `TURN_SECRET_FILE names ${file}-gone, which can’t be read (ENOENT): correct the path or its rights.`,
  ]);
  writeFileSync(file, '\n');
  expect(refusalsOf({ ...others, STRIPE_SECRET_KEY, STRIPE_SECRET_KEY_FILE: '' })).toEqual([]);
  expect(refusalsOf({ ...others, STRIPE_SECRET_KEY_FILE: file })).toEqual([
    'STRIPE_SECRET_KEY is missing. The secret key of the card processor (Stripe), sk_live_… or sk_test_….',
  ]);
  rmSync(folder, { recursive: true });
});

test('a name that is nearly a setting is named, and a shell’s own names are not', () => {
  const shell = {
    HOME: '/root',
    PATH: '/bin',
    PWD: '/',
    LANG: 'C',
    HOSTNAME: 'here',
    TERM: 'x',
    NODE_ENV: 'production',
  };
  const right = { ...REQUIRED, OUTSIDE_PORT: '1', SECRET: 'x', REDIS_URL_FILE: '/x', REDISURL: '' };
  expect(misspelledSettings({ ...shell, ...right })).toEqual([]);
  expect(misspelledSettings({ REDISURL: 'x', TURN_SERCET_FILE: '/x' })).toEqual([
    'REDISURL isn’t a setting and is ignored: did you mean REDIS_URL?',
    'TURN_SERCET_FILE isn’t a setting and is ignored: did you mean TURN_SECRET_FILE?',
  ]);
});

test('secrets are a list, the newest first, and the older name of the setting still works', () => {
  const [first, second] = ['a first secret that is long enough', 'a second secret that is long enough'];
  expect(readSettings({ ...REQUIRED, SECRETS: `${second}, ${first},` }).SECRETS).toEqual([second, first]);
  expect(readSettings({ ...REQUIRED, SECRETS: '', SECRET: first }).SECRETS).toEqual([first]);
  expect(() => readSettings({ ...REQUIRED, SECRETS: `${first},too short` })).toThrow(/SECRETS must be/);
});

test('settings that need one another are both set, or neither', () => {
  // The key pair of the example in RFC 8291, section 5.
  const VAPID_PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const VAPID_PUBLIC_KEY =
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
  const other = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  expect(readSettings({ ...REQUIRED, VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY })).toMatchObject({
    VAPID_PUBLIC_KEY,
  });
  // Told together with whatever else is wrong.
  expect(
    refusalsOf({ ...REQUIRED, PORT: '-1', VAPID_PRIVATE_KEY, TURN_URLS: 'turn:one.test' }).slice(1),
  ).toEqual([
    'VAPID_PUBLIC_KEY is missing: VAPID_PRIVATE_KEY needs it.',
    'TURN_SECRET is missing: TURN_URLS needs it.',
  ]);
  expect(refusalsOf({ ...REQUIRED, VAPID_PUBLIC_KEY, INVOICE_VAT_LABEL: 'VAT' })).toEqual([
    'INVOICE_VAT_PERCENT is missing: INVOICE_VAT_LABEL needs it.',
    'VAPID_PRIVATE_KEY is missing: VAPID_PUBLIC_KEY needs it.',
  ]);
  expect(refusalsOf({ ...REQUIRED, VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY: other })).toEqual([
    'VAPID_PUBLIC_KEY doesn’t belong to VAPID_PRIVATE_KEY.',
  ]);
});
