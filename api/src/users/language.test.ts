import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../test/browser.ts';
import { ada, milo, nima, PASSWORD, type Character } from '../../test/cast.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { createWorld, type World } from '../../test/world.ts';
import { addLanguages } from '../platform/language/language.ts';

let world: World;
beforeAll(async () => {
  const messages = { 'Your account was disabled': 'Ihr Konto wurde gesperrt' };
  addLanguages(
    new Map([['de', { messages, json: JSON.stringify(messages), address: '/languages/de.json' }]]),
  );
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

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

test('only a language with a catalog can be chosen, and English', async () => {
  expect(await choose(nima, 'fr')).toMatchObject({
    status: 400,
    errors: [{ path: 'language', message: 'Choose one of the languages.' }],
  });
  expect((await choose(nima, 'en')).data).toMatchObject({ language: 'en' });
});
