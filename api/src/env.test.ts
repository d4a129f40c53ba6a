import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, Settings } from './env.ts';

const REQUIRED = {
  PUBLIC_URL: 'https://parley.example',
  DATABASE_URL: 'postgres://here/db',
  SECRETS: 'a secret of the tests that is long enough',
  STRIPE_SECRET_KEY: 'sk_test_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:25',
  FILES_DIR: '/files',
};

test('an empty setting counts as not set', () => {
  const empty = Object.fromEntries(
    Object.keys(Settings.shape)
      .filter((name) => !(name in REQUIRED))
      .map((name) => [name, name === 'REDIS_URL' ? '' : ' ']),
  );
  expect(readSettings({ ...empty, ...REQUIRED })).toEqual(readSettings(REQUIRED));
});

test.each(Object.keys(REQUIRED))('without %s the product does not start, and says so', (name) => {
  expect(() => readSettings({ ...REQUIRED, [name]: '' })).toThrow(new RegExp(`missing or invalid: ${name}:`));
});

test('each setting says what it is where it is read', () => {
  const source = readFileSync(new URL('env.ts', import.meta.url), 'utf8');
  const documented = [...source.matchAll(/^ {2}\/\*\* .{20,} \*\/\n {2}(\w+):/gm)].map(([, name]) => name);
  expect(documented).toEqual(Object.keys(Settings.shape));
});

test('secrets are a list, the newest first, and the older name of the setting still works', () => {
  const [first, second] = ['a first secret that is long enough', 'a second secret that is long enough'];
  expect(readSettings({ ...REQUIRED, SECRETS: `${second}, ${first},` }).SECRETS).toEqual([second, first]);
  expect(readSettings({ ...REQUIRED, SECRETS: '', SECRET: first }).SECRETS).toEqual([first]);
  expect(() => readSettings({ ...REQUIRED, SECRETS: `${first},too short` })).toThrow(/invalid: SECRETS/);
});

test('the keys of pushes are a pair, or there are none', () => {
  // The key pair of the example in RFC 8291, section 5.
  const VAPID_PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const VAPID_PUBLIC_KEY =
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
  const other = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  expect(readSettings({ ...REQUIRED, VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY })).toMatchObject({
    VAPID_PUBLIC_KEY,
  });
  expect(() => readSettings({ ...REQUIRED, VAPID_PRIVATE_KEY })).toThrow(/VAPID_PUBLIC_KEY:/);
  expect(() => readSettings({ ...REQUIRED, VAPID_PUBLIC_KEY })).toThrow(/VAPID_PRIVATE_KEY:/);
  expect(() => readSettings({ ...REQUIRED, VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY: other })).toThrow(
    /VAPID_PUBLIC_KEY: doesn’t belong/,
  );
});
