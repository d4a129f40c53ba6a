import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseLoggedOut, signedIn } from '../session/session.ts';
import { ana } from '../../../test/signed-in-person.ts';
import { LiveConnection } from './live-connection.ts';
import { isLive } from './live.ts';

/** The server at the other end: what it acknowledges a sign-in with, and how often it was asked. */
const server = vi.hoisted(() => {
  const listeners = new Map<string, (...given: unknown[]) => void>();
  const socket = {
    connected: false,
    io: { reconnection: () => {} },
    on: (name: string, listen: (...given: unknown[]) => void) => listeners.set(name, listen),
    onAny: () => {},
    connect() {
      // As the library does while it waits for its next attempt.
      if (state.isWaiting) return;
      socket.connected = true;
      state.connects += 1;
      listeners.get('connect')?.();
    },
    disconnect() {
      state.isWaiting = false;
      if (!socket.connected) return;
      socket.connected = false;
      listeners.get('disconnect')?.('io client disconnect');
    },
    /** The network is lost; attempts become ever rarer. */
    lose() {
      socket.connected = false;
      state.isWaiting = true;
      listeners.get('disconnect')?.('transport close');
    },
    close: () => socket.disconnect(),
    timeout: () => ({ emitWithAck: () => Promise.resolve(state.answers.shift() ?? { ok: true }) }),
  };
  const state: { connects: number; answers: object[]; isWaiting: boolean; socket: typeof socket } = {
    connects: 0,
    isWaiting: false,
    answers: [],
    socket,
  };
  return state;
});
vi.mock('socket.io-client', () => ({ io: () => server.socket }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The server's clock, which nothing moves but time itself. */
let serverNow: () => number;
let refreshes: number;
let connection: LiveConnection | undefined;

/** As the server signs it: valid for 15 minutes of its own clock. */
function token(): string {
  const iat = Math.floor(serverNow() / 1000);
  return `header.${btoa(JSON.stringify({ iat, exp: iat + 15 * 60 }))}.signature`;
}

beforeEach(() => {
  vi.useFakeTimers();
  const [began, beganHere] = [Date.parse('2026-11-23T12:00:00.000Z'), performance.now()];
  serverNow = () => began + performance.now() - beganHere;
  [refreshes, server.connects, server.answers, server.isWaiting] = [0, 0, [], false];
  vi.stubGlobal('fetch', () => {
    refreshes += 1;
    const data = { accessToken: token(), user: ana };
    return Promise.resolve(Response.json({ status: 200, message: 'OK', data }));
  });
});
afterEach(() => {
  connection?.close();
  refuseLoggedOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page on a device whose clock is wrong by this much, which has had its token for a minute. */
async function open({ wrongBy = 0 }) {
  const accessToken = token();
  await vi.advanceTimersByTimeAsync(MINUTE);
  vi.setSystemTime(serverNow() + wrongBy);
  signedIn({ accessToken, user: ana });
  connection = new LiveConnection();
  server.socket.connect();
  await vi.advanceTimersByTimeAsync(0);
}
/** Time passes, and each new token signs the connection in again, as the screens have it. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= MINUTE) {
    const before = refreshes;
    // One minute after the other.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(Math.min(MINUTE, left));
    // oxlint-disable-next-line no-await-in-loop
    if (refreshes > before) await connection?.signIn();
  }
}

test.each([
  ['is right', 0],
  ['is an hour fast', HOUR],
  ['is an hour slow', -HOUR],
])('the token is refreshed a minute before it ends, where the device’s clock %s', async (_what, wrongBy) => {
  await open({ wrongBy });
  await pass(HOUR);
  expect(refreshes).toBeGreaterThanOrEqual(3);
  expect(refreshes).toBeLessThanOrEqual(6);
});

test('a sign-in that fails on the server’s side is tried again', async () => {
  server.answers = [{ ok: false, code: 'internal', message: 'Something went wrong' }];
  await open({});
  expect(isLive()).toBe(false);
  await pass(10_000);
  expect(isLive()).toBe(true);
  expect(server.connects).toBe(2);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is in view again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it reconnects at once when %s, however long it was away', async (_what, happens) => {
  await open({});
  server.socket.lose();
  expect(isLive()).toBe(false);
  happens();
  await vi.advanceTimersByTimeAsync(0);
  expect(isLive()).toBe(true);
});
