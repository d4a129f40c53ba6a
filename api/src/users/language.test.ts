import type { Messages } from '@lingui/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../test/browser.ts';
import { ada, ana, milo, nima, PASSWORD, type Character } from '../../test/cast.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { createWorld, type World } from '../../test/world.ts';
import { addLanguages } from '../platform/language/language.ts';

let world: World;
beforeAll(async () => {
  const messages: Messages = {
    'Your account was disabled': 'Ihr Konto wurde gesperrt',
    '{digits} is your Parley code': [['digits'], ' ist Ihr Code'],
    '{digits} is your code to reset your password': [['digits'], ' ist Ihr Code für ein neues Passwort'],
    'New sign-in to your Parley account': 'Neue Anmeldung',
    'You already have a Parley account': 'Sie haben schon ein Konto',
    'Parley consultations': 'Gespräche bei Parley',
  };
  addLanguages(
    new Map([['de', { messages, json: JSON.stringify(messages), address: '/languages/de.json' }]]),
  );
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const newcomer = {
  email: 'neu@clients.test',
  password: 'plum-tractor-90',
  firstName: 'Neu',
  lastName: 'Ling',
  role: 'CLIENT',
  timeZone: 'Europe/Berlin',
};

async function choose(person: Character, language: string) {
  const me = await world.as(person);
  const { firstName, lastName, displayName, timeZone } = await me.ok('GET /api/users');
  return me.call('PUT /api/users', { body: { firstName, lastName, displayName, timeZone, language } });
}

test('a language that people choose speaks in their next browser and in their mails', async () => {
  expect((await choose(milo, 'de')).data).toMatchObject({ language: 'de' });
  const browser = createBrowser(world.app);
  await browser.post('/api/auth/login', { email: milo.email, password: PASSWORD });
  expect(browser.cookies.get('parley_language')).toBe('de');
  const admin = await world.as(ada);
  await admin.ok('POST /api/users/disable/:id', { params: { id: milo.id }, body: { reason: 'Spam' } });
  const subjects = (await mailsTo(world, milo.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Ihr Konto wurde gesperrt');
});

test('emails about an account are in the language of its owner, whoever causes them', async () => {
  await choose(ana, 'de');
  const stranger = createBrowser(world.app);
  const english = { 'accept-language': 'en' };
  await stranger.post('/api/auth/login', { email: ana.email, password: PASSWORD }, english);
  await stranger.post('/api/auth/signup', { ...newcomer, email: ana.email }, english);
  await stranger.post('/api/auth/forgotPassword', { email: ana.email }, english);
  const subjects = (await mailsTo(world, ana.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Neue Anmeldung',
      'Sie haben schon ein Konto',
      expect.stringMatching(/^\d{6} ist Ihr Code für ein neues Passwort$/),
    ]),
  );
});

test('a calendar feed is in the language of its owner, which calendar apps don’t ask for', async () => {
  await choose(ana, 'de');
  const { url } = await (await world.as(ana)).ok('GET /api/calendar', { query: {} });
  const headers = { 'accept-language': 'en' };
  const { body } = await world.app.inject({ method: 'GET', url: new URL(url).pathname, headers });
  expect(body).toContain('Gespräche bei Parley');
});

test('the code to sign up is in the language of the browser that asks for it', async () => {
  const browser = createBrowser(world.app);
  await browser.post('/api/auth/signup', newcomer, { 'accept-language': 'de' });
  const subjects = (await mailsTo(world, newcomer.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^\d{6} ist Ihr Code$/)]);
});

test('only a language with a catalog can be chosen, and English', async () => {
  expect(await choose(nima, 'fr')).toMatchObject({
    status: 400,
    errors: [{ path: 'language', message: 'Choose one of the languages.' }],
  });
  expect((await choose(nima, 'en')).data).toMatchObject({ language: 'en' });
});
