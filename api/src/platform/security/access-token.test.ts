import { afterEach, expect, test, vi } from 'vitest';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
import { deriveKeys } from './keys.ts';

const { accessToken: ring } = deriveKeys(['a secret of the tests that is long enough']);
const bearer = {
  userId: '01900000-0000-7000-8000-000000000001',
  sessionId: '01900000-0000-7000-8000-000000000002',
};

afterEach(() => vi.useRealTimers());

test('a token that has been verified is known until it expires, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') });
  const token = await signAccessToken(ring, bearer);
  expect(await verifyAccessToken(ring, token)).toMatchObject(bearer);
  vi.setSystemTime(new Date('2026-01-01T12:14:59Z'));
  expect(await verifyAccessToken(ring, token)).toMatchObject(bearer);
  vi.setSystemTime(new Date('2026-01-01T12:15:00Z'));
  expect(await verifyAccessToken(ring, token)).toBeNull();
});

test('a token that one secret has verified is foreign to another, and an altered one to both', async () => {
  const token = await signAccessToken(ring, bearer);
  expect(await verifyAccessToken(ring, token)).toMatchObject(bearer);
  const { accessToken: other } = deriveKeys(['another secret of the tests that is long enough']);
  expect(await verifyAccessToken(other, token)).toBeNull();
  expect(await verifyAccessToken(ring, `${token.slice(0, -2)}AA`)).toBeNull();
});
