import { expect, test } from 'vitest';
import { readSettings } from '../../env.ts';
import { checkSettings } from './check-settings.ts';

const REQUIRED = {
  PUBLIC_URL: 'https://parley.test',
  DATABASE_URL: 'postgres://here/db',
  SECRETS: 'a secret of the tests that is long enough',
  STRIPE_SECRET_KEY: 'sk_live_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:25',
  FILES_DIR: '/files',
  MAIL_FROM: 'Parley <hello@my.test>',
  SUPPORT_EMAIL: 'support@example.my.test',
  SECURITY_CONTACT: 'https://my.test/security',
};
const warned = (changed: object) => {
  const environment = { ...REQUIRED, ...changed };
  return checkSettings(environment, readSettings(environment), null).map(({ says }) => says);
};

test('contacts that are left as the default or an example has them are warned of', () => {
  expect(warned({})).toEqual(['complete']);
  expect(warned({ MAIL_FROM: 'Parley <hello@parley.example>', SUPPORT_EMAIL: undefined })).toEqual([
    'MAIL_FROM is at a domain that doesn’t exist: set your own.',
    'SUPPORT_EMAIL is at a domain that doesn’t exist: set your own.',
  ]);
});
