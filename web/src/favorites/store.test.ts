import type { Favorites } from '@parley/contract/favorites/schemas.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { favorites, loadFor, toggle } from './store.ts';

/** The stubbed server's favorites, and whether it is reachable. */
let onServer: Favorites;
let isDown = false;

beforeEach(async () => {
  onServer = { services: ['contract-review'], jobPostings: [] };
  isDown = false;
  vi.stubGlobal('fetch', answer);
  await loadFor(null);
  await loadFor('james');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('saved favorites are known once loaded', () => {
  expect(favorites.get().services).toEqual(['contract-review']);
});

test('a favorite is shown optimistically and stays when the server agrees', async () => {
  const answered = toggle('services', 'tax-return');
  expect(favorites.get().services).toContain('tax-return');
  expect(await answered).toBeNull();
  expect(favorites.get().services).toEqual(['contract-review', 'tax-return']);
});

test('a refused favorite is rolled back with the reason', async () => {
  isDown = true;
  const answered = toggle('services', 'contract-review');
  expect(favorites.get().services).not.toContain('contract-review');
  expect(await answered).toBe('We’re too busy right now. Try again in a moment.');
  expect(favorites.get().services).toEqual(['contract-review']);
});

test('the response for one favorite does not undo another that is in flight', async () => {
  const first = toggle('services', 'tax-return');
  const second = toggle('jobPostings', 'api-terms');
  await first;
  expect(favorites.get().jobPostings).toContain('api-terms');
  await second;
  expect(favorites.get()).toEqual({
    services: ['contract-review', 'tax-return'],
    jobPostings: ['api-terms'],
  });
});

test('a second press while a request is in flight is ignored', async () => {
  await Promise.all([toggle('services', 'tax-return'), toggle('services', 'tax-return')]);
  expect(onServer.services).toContain('tax-return');
});

test('a press before the favorites have come means what it shows: nothing saved is taken out by it', async () => {
  const { promise: comes, resolve: come } = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.endsWith('/api/favorite')) await comes;
    return answer(address);
  });
  await loadFor(null);
  const loaded = loadFor('james');
  const pressed = [toggle('services', 'contract-review'), toggle('services', 'tax-return')];
  expect(favorites.get().services).toEqual(['contract-review', 'tax-return']);
  come();
  await Promise.all([loaded, ...pressed]);
  expect(onServer.services).toEqual(['contract-review', 'tax-return']);
  expect(favorites.get().services).toEqual(['contract-review', 'tax-return']);
  expect(asked).toEqual(['/api/favorite', '/api/favorite/service/tax-return']);
});

test('favorites of one user are not shown to the next in the same tab', async () => {
  await loadFor(null);
  expect(favorites.get()).toEqual({ services: [], jobPostings: [] });
});

async function answer(address: string): Promise<Response> {
  if (isDown) {
    const message = 'We’re too busy right now. Try again in a moment.';
    return Response.json({ status: 503, message, data: null, code: 'unavailable' }, { status: 503 });
  }
  const [, kind, id = ''] = /favorite\/(service|jobPosting)\/(.+)$/.exec(address) ?? [];
  if (kind !== undefined) toggleOnServer(kind === 'service' ? 'services' : 'jobPostings', id);
  return Response.json({ status: 200, message: 'OK', data: onServer });
}

function toggleOnServer(kind: keyof Favorites, id: string) {
  const isSaved = onServer[kind].includes(id);
  const kept = onServer[kind].filter((each) => each !== id);
  onServer = { ...onServer, [kind]: isSaved ? kept : [...kept, id] };
}
