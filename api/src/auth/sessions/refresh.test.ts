import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser, type Browser } from '../../../test/browser.ts';
import { ana, clara, milo, PASSWORD } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const REFRESH = '/api/auth/refresh';

async function signedIn(email = clara.email): Promise<Browser> {
  const browser = createBrowser(world.app);
  const { status } = await browser.post('/api/auth/login', { email, password: PASSWORD });
  expect(status).toBe(200);
  return browser;
}
const tokenIn = ({ cookies }: Browser) => cookies.get('parley_refresh') ?? '';
function holding(token: string): Browser {
  const browser = createBrowser(world.app);
  browser.cookies.set('parley_refresh', token);
  return browser;
}
function accessToken(data: unknown): string {
  return typeof data === 'object' && data && 'accessToken' in data ? String(data.accessToken) : '';
}
async function statusWith(token: string): Promise<number> {
  const response = await world.app.inject({
    url: '/api/auth/sessions',
    headers: { authorization: `Bearer ${token}` },
  });
  return response.statusCode;
}
const sessionOf = (token: string) =>
  world.platform.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', token.split('.')[0] ?? '')
    .executeTakeFirstOrThrow();
/** Backdates the last rotation. */
async function agedRotation(token: string, seconds: number): Promise<void> {
  const rotatedAt = new Date(Date.now() - seconds * 1000);
  await world.platform.db
    .updateTable('sessions')
    .set({ rotatedAt })
    .where('id', '=', token.split('.')[0] ?? '')
    .execute();
}

test('refreshing gives a new access token and another refresh token of the same session', async () => {
  const browser = await signedIn();
  const before = tokenIn(browser);
  const answer = await browser.post(REFRESH, { id: clara.id, email: clara.email, role: 'CLIENT' });
  expect(answer).toMatchObject({ status: 200, data: { user: { id: clara.id } } });
  expect(tokenIn(browser)).not.toBe(before);
  expect(tokenIn(browser).split('.')[0]).toBe(before.split('.')[0]);
  expect(await statusWith(accessToken(answer.data))).toBe(200);
});

test('a page that loads signs in again by the cookie alone', async () => {
  const browser = await signedIn();
  expect(await browser.post('/api/auth/refresh/reauth')).toMatchObject({
    status: 200,
    data: { user: { id: clara.id } },
  });
  const stale = await browser.post('/api/auth/refresh/reauth', {}, { authorization: 'Bearer long.run.out' });
  expect(stale.status).toBe(200);
});

test('without the cookie, or with one that is not ours, nobody is signed in and the cookies go', async () => {
  expect((await createBrowser(world.app).post(REFRESH)).code).toBe('unauthenticated');
  const [sessionId] = tokenIn(await signedIn()).split('.');
  for (const token of ['x', `${sessionId}.${'r'.repeat(43)}.${'s'.repeat(43)}`, 'x'.repeat(5000)]) {
    const forger = holding(token);
    forger.cookies.set('parley_session', '1');
    expect((await forger.post(REFRESH)).code).toBe('unauthenticated');
    expect([...forger.cookies.keys()]).toEqual([]);
  }
  expect((await sessionOf(`${sessionId}`)).endedAt).toBeNull();
});

test('S7 the user in the body never decides whose session it is', async () => {
  const browser = await signedIn();
  for (const claimed of [{ id: milo.id }, { email: milo.email }, { id: milo.id, email: clara.email }]) {
    expect((await browser.post(REFRESH, claimed)).code).toBe('unauthenticated');
  }
  expect((await browser.post(REFRESH, { id: clara.id, role: 'ADMIN' })).data).toMatchObject({
    user: { role: 'CLIENT' },
  });
  expect((await browser.post(REFRESH, { isAdmin: true })).code).toBe('invalid_input');
});

test('a tab that still says the address before goes on with the one of now', async () => {
  const { data } = await (await signedIn()).post(REFRESH, { id: clara.id, email: 'before@clients.test' });
  expect(data).toMatchObject({ user: { id: clara.id, email: clara.email } });
});

test('S7 the token before the current one works ten seconds more and gives the same session', async () => {
  const browser = await signedIn();
  const old = tokenIn(browser);
  await browser.post(REFRESH);
  const late = holding(old);
  expect((await late.post(REFRESH)).status).toBe(200);
  expect(tokenIn(late)).toBe(tokenIn(browser));
  expect((await late.post(REFRESH)).status).toBe(200);
});

test('S7 a token replayed later ends the whole family, access tokens and all', async () => {
  const browser = await signedIn();
  const old = tokenIn(browser);
  const { data } = await browser.post(REFRESH);
  await agedRotation(old, 11);
  expect((await holding(old).post(REFRESH)).code).toBe('unauthenticated');
  expect((await browser.post(REFRESH)).code).toBe('unauthenticated');
  expect(await statusWith(accessToken(data))).toBe(401);
});

test('S7 a token from two rotations ago ends the family at once', async () => {
  const browser = await signedIn();
  const old = tokenIn(browser);
  await browser.post(REFRESH);
  await browser.post(REFRESH);
  expect((await holding(old).post(REFRESH)).code).toBe('unauthenticated');
  expect((await browser.post(REFRESH)).code).toBe('unauthenticated');
});

test('S7 a hundred refreshes of one token at once stay one family that goes on', async () => {
  const browser = await signedIn();
  const token = tokenIn(browser);
  const tabs = Array.from({ length: 100 }, () => holding(token));
  const answers = await Promise.all(tabs.map((tab) => tab.post(REFRESH)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(tabs.map(tokenIn)).size).toBe(1);
  expect((await tabs[0]?.post(REFRESH))?.status).toBe(200);
});

test('S14 a call that another site makes is refused', async () => {
  const browser = await signedIn();
  const before = tokenIn(browser);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    for (const url of [REFRESH, '/api/auth/refresh/reauth'])
      expect((await browser.post(url, {}, headers)).code).toBe('cross_site');
    expect((await browser.post('/api/auth/logout', { email: clara.email }, headers)).code).toBe('cross_site');
  }
  expect(tokenIn(browser)).toBe(before);
  expect(
    (await browser.post(REFRESH, {}, { origin: 'http://parley.test', 'sec-fetch-site': 'same-origin' }))
      .status,
  ).toBe(200);
});

test('a disabled user is out at the next request and cannot come back', async () => {
  const browser = await signedIn(milo.email);
  const { data } = await browser.post(REFRESH);
  await world.platform.db
    .updateTable('users')
    .set({ disabledAt: new Date() })
    .where('id', '=', milo.id)
    .execute();
  expect(await statusWith(accessToken(data))).toBe(401);
  expect((await browser.post(REFRESH)).code).toBe('unauthenticated');
});

test('S8 logging out ends the session by cookie or by token, and twice is fine', async () => {
  const byCookie = await signedIn();
  const { data } = await byCookie.post(REFRESH);
  const token = tokenIn(byCookie);
  expect(await byCookie.post('/api/auth/logout', { email: clara.email })).toMatchObject({
    status: 200,
    data: {},
  });
  expect([...byCookie.cookies.keys()]).toEqual(['parley_known', 'parley_language', 'parley_clock']);
  expect(await statusWith(accessToken(data))).toBe(401);
  expect((await holding(token).post(REFRESH)).code).toBe('unauthenticated');

  const byToken = await signedIn();
  const held = await byToken.post(REFRESH);
  const authorization = `Bearer ${accessToken(held.data)}`;
  const elsewhere = createBrowser(world.app);
  for (const _ of [1, 2]) {
    expect((await elsewhere.post('/api/auth/logout', { email: clara.email }, { authorization })).status).toBe(
      200,
    );
  }
  expect((await byToken.post(REFRESH)).code).toBe('unauthenticated');
});

test('somebody sees their sessions and ends one of them, but nobody else’s', async () => {
  const [here, there] = [await world.as(ana), await signedIn(ana.email)];
  const sessions = await here.ok('GET /api/auth/sessions');
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ current }) => !current)?.id ?? '';
  const stranger = await world.as(clara);
  expect(await stranger.refused('DELETE /api/auth/sessions/:id', { params: { id: other } })).toBe(
    'not_found',
  );
  await here.ok('DELETE /api/auth/sessions/:id', { params: { id: other } });
  expect((await there.post(REFRESH)).code).toBe('unauthenticated');
  expect(await here.refused('DELETE /api/auth/sessions/:id', { params: { id: other } })).toBe('not_found');
});

test('a session nobody used for 30 days is over', async () => {
  const browser = await signedIn();
  const id = tokenIn(browser).split('.')[0] ?? '';
  await world.platform.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
  expect((await browser.post(REFRESH)).code).toBe('unauthenticated');
});
