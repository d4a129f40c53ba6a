import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from '../../../test/browser.ts';
import { clara, PASSWORD } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;

/** A user who signed in this many days ago and has been active daily. */
async function signedInFor(days: number) {
  const browser = createBrowser(world.app);
  const { data } = await browser.post('/api/auth/login', { email: clara.email, password: PASSWORD });
  const accessToken =
    typeof data === 'object' && data && 'accessToken' in data ? String(data.accessToken) : '';
  const [id = ''] = (browser.cookies.get('parley_refresh') ?? '').split('.');
  const began = Date.now() - days * DAY_MS;
  const expiresAt = new Date(Math.min(Date.now() + 30 * DAY_MS, began + 90 * DAY_MS));
  await world.platform.db
    .updateTable('sessions')
    .set({ createdAt: new Date(began), expiresAt })
    .where('id', '=', id)
    .execute();
  const endOf = async () => {
    const row = await world.platform.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return Math.round((Date.parse(row.expiresAt) - Date.now()) / DAY_MS);
  };
  return { id, browser, accessToken, endOf };
}

test('a session that is used goes on for 30 days each time, but for 90 days in all', async () => {
  for (const [days, left] of [
    [1, 30],
    [59, 30],
    [70, 20],
    [89, 1],
  ] as const) {
    const { browser, endOf } = await signedInFor(days);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    expect(await endOf()).toBe(left);
  }
});

test('after 90 days the session is over, its access token with it', async () => {
  const { browser, accessToken } = await signedInFor(91);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await world.app.inject({ url: '/api/auth/sessions', headers })).statusCode).toBe(401);
  expect((await browser.post('/api/auth/refresh')).status).toBe(401);
});

test('the database keeps no session for longer', async () => {
  const { id } = await signedInFor(10);
  const tooLate = new Date(Date.now() + 81 * DAY_MS);
  await expect(
    world.platform.db.updateTable('sessions').set({ expiresAt: tooLate }).where('id', '=', id).execute(),
  ).rejects.toThrow('sessions_end');
});
