import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings, Settings } from '../../api/src/env.ts';
import { EXAMPLES } from './examples.ts';
import { settingsExample, settingsPage } from './settings-page.ts';

const written = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

test('what operators read of the settings is up to date: npm run settings writes it', () => {
  expect(written('docs/operate/settings.md')).toBe(settingsPage());
  expect(written('.env.example')).toBe(settingsExample());
});

test('every setting is on the page once, in a group, with its default', () => {
  const page = settingsPage();
  const names = [...page.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name = '']) => name);
  expect(names.toSorted()).toEqual(Object.keys(Settings.shape).toSorted());
  expect(page).toContain(
    '| `PORT` | The port to listen on, 0 to 65535; 0 picks any free one. | `3000` | – |',
  );
  expect(page).toMatch(/^\| `DATABASE_URL` \| .+ \| \*\*required\*\* \| `postgres:.+` \|$/m);
  expect(page).toContain('| `locales` |');
  expect(page).not.toContain('undefined');
});

test('the file to begin with needs nothing but secrets and a mail server of its own, and every example is accepted', () => {
  const own = {
    SECRETS: 'a secret of the tests that is long enough',
    STRIPE_SECRET_KEY: 'sk_test_parley',
    STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
    SMTP_URL: 'smtp://127.0.0.1:25',
  };
  const missing = Object.keys(own).map((name) => ` {2}- ${name} is missing[^\\n]+`);
  expect(() => readSettings(parseEnv(written('.env.example')))).toThrow(
    new RegExp(`invalid:\\n${missing.join('\\n')}$`),
  );
  expect(() => readSettings({ ...EXAMPLES, ...own, TURN_SECRET: own.SECRETS })).not.toThrow();
});
