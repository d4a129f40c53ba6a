import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signRoomToken } from '../../src/appointments/meeting/room-token.ts';
import { tokenOf } from '../../src/notifications/mail/unsubscribe-token.ts';
import { deriveKeys, keyedHash } from '../../src/platform/security/keys.ts';
import { signAccessToken } from '../../src/platform/security/access-token.ts';
import { createBrowser } from '../browser.ts';
import { ada, ana, clara, milo, nima, PASSWORD, tendai, type Character } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { mailedCode } from '../mailbox.ts';
import { createWorld, type World } from '../world.ts';

const OLD = 'the secret that everything was begun with';
const NEW = 'the secret that is put in its place, newer';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true, settings: { SECRETS: OLD } });
});
afterAll(() => world.close());
beforeEach(() => restartWith(OLD));

/** Restarts with these secrets, newest first. */
function restartWith(...secrets: [string, ...string[]]): void {
  world.platform.keys = deriveKeys(secrets);
}

const statusOf = async (url: string, accessToken?: string) =>
  (
    await world.app.inject({
      url,
      headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
    })
  ).statusCode;

type Use = () => Promise<boolean>;

/** Each test uses somebody no other test has touched. */
const withoutCalendar = [ana, clara, milo];
const untried = [tendai, nima, ada];
const next = (people: Character[]) => people.shift() ?? expect.unreachable();

/** Everything that the product gives out and must know again: each is made at once, and used whenever it is asked for. */
const GIVEN_OUT: Record<string, () => Promise<Use>> = {
  'an access token': async () => {
    const { accessToken } = await sessionOf(world.platform, clara);
    return async () => (await statusOf('/api/users', accessToken)) === 200;
  },
  'a refresh token': async () => {
    const browser = await signedIn(clara);
    return async () => (await browser.post('/api/auth/refresh')).status === 200;
  },
  'the code of a sign-up, and the browser that asked for it': async () => {
    const browser = createBrowser(world.app);
    const email = `new-${Math.random().toString(36).slice(2)}@clients.test`;
    const person = { firstName: 'Vera', lastName: 'Newcomer', role: 'CLIENT', timeZone: 'Europe/Berlin' };
    await browser.post('/api/auth/signup', { ...person, email, password: 'plum-tractor-77' });
    const code = await mailedCode(world, email);
    return async () => (await browser.post('/api/auth/confirm', { email, code })).status === 200;
  },
  'an unsubscribe link': async () => {
    const token = tokenOf(world.platform.keys, { userId: clara.id, types: ['MESSAGE'] });
    return async () => (await statusOf(`/api/notification/unsubscribe/${token}`)) === 200;
  },
  'the address of a calendar': async () => {
    const { url } = await (await world.as(next(withoutCalendar))).ok('GET /api/calendar');
    return async () => (await statusOf(new URL(url).pathname)) === 200;
  },
  'an API key': async () => {
    const body = { name: 'Export', scopes: ['profile:read' as const], days: 7 as const };
    const { secret } = await (await world.as(clara)).ok('POST /api/key', { body });
    return async () => (await statusOf('/api/users', secret)) === 200;
  },
  'a browser that has signed in before': async () => {
    const owner = next(untried);
    const browser = await signedIn(owner);
    return async () => {
      const stranger = createBrowser(world.app, { ip: '198.51.100.7' });
      let tries = 0;
      // Until strangers may try no more: its owner's browser has a count of its own.
      while ((await login(stranger, owner, 'not-this-one')) !== 429 && tries < 40) tries += 1;
      return (await login(browser, owner, PASSWORD)) === 200;
    };
  },
};

const login = async (browser: ReturnType<typeof createBrowser>, { email }: Character, password: string) =>
  (await browser.post('/api/auth/login', { email, password })).status;

async function signedIn(character: Character) {
  const browser = createBrowser(world.app);
  expect(await login(browser, character, PASSWORD)).toBe(200);
  return browser;
}

describe.each(Object.entries(GIVEN_OUT))('%s', (_name, giveOut) => {
  test('is good after the secret was changed, as long as the one before is kept', async () => {
    const use = await giveOut();
    restartWith(NEW, OLD);
    expect(await use()).toBe(true);
  });

  test('is refused once the secret it was made with is gone', async () => {
    const use = await giveOut();
    restartWith(NEW);
    expect(await use()).toBe(false);
  });

  test('made after the change needs the secret before no more', async () => {
    restartWith(NEW, OLD);
    const use = await giveOut();
    restartWith(NEW);
    expect(await use()).toBe(true);
  });
});

test('a session that goes on during the change needs the old secret no more', async () => {
  const browser = await signedIn(milo);
  restartWith(NEW, OLD);
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
  restartWith(NEW);
  expect((await browser.post('/api/auth/refresh')).status).toBe(200);
});

test('two tabs that refresh on both sides of the change stay signed in', async () => {
  const [one, other] = [await signedIn(milo), createBrowser(world.app)];
  for (const [name, value] of one.cookies) other.cookies.set(name, value);
  expect((await one.post('/api/auth/refresh')).status).toBe(200);
  restartWith(NEW, OLD);
  expect((await other.post('/api/auth/refresh')).status).toBe(200);
  for (const tab of [one, other]) expect((await tab.post('/api/auth/refresh')).status).toBe(200);
});

test('the address of a calendar stays as it was shown, and is made anew once its secret is gone', async () => {
  const asTendai = await world.as(tendai);
  const { url } = await asTendai.ok('GET /api/calendar');
  restartWith(NEW, OLD);
  const { accessToken } = await sessionOf(world.platform, tendai);
  const shown = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await world.app.inject({ url: '/api/calendar', headers });
    return answer.json<{ data: { url: string } }>().data.url;
  };
  expect(await shown(accessToken)).toBe(url);
  restartWith(NEW);
  const anew = await shown((await sessionOf(world.platform, tendai)).accessToken);
  expect(anew).not.toBe(url);
  expect(await statusOf(new URL(anew).pathname)).toBe(200);
});

test('what is made for one purpose is no good for another', async () => {
  const { keys } = world.platform;
  const { accessToken } = await sessionOf(world.platform, clara);
  const sessionId = String(JSON.parse(atob(accessToken.split('.')[1] ?? '')).sid);
  const pass = await signRoomToken(keys.roomToken, { room: sessionId, userId: clara.id }, 4_000_000_000);
  const asRoom = await signAccessToken(keys.roomToken, { userId: clara.id, sessionId });
  for (const token of [pass, asRoom]) expect(await statusOf('/api/users', token)).toBe(401);
  const forged = tokenOf(
    { ...keys, unsubscribeLink: keys.refreshToken },
    { userId: clara.id, types: ['JOB'] },
  );
  expect(await statusOf(`/api/notification/unsubscribe/${forged}`)).toBe(404);
  const hashes = Object.values(keys).map((ring) => keyedHash(ring, 'the same words'));
  expect(new Set(hashes).size).toBe(Object.keys(keys).length);
});

test('no key is the secret itself, and none tells the others', () => {
  const [one, other] = [deriveKeys([OLD]), deriveKeys([NEW])];
  const bySecret = createHmac('sha256', OLD).update('x').digest('base64url');
  const rings = [...Object.values(one), ...Object.values(other)];
  expect(rings.map((ring) => keyedHash(ring, 'x'))).not.toContain(bySecret);
  const ids = rings.map(([{ id }]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
