import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/database/db.ts';
import { deriveKeys } from '../../src/platform/security/keys.ts';
import { signAccessToken } from '../../src/platform/security/access-token.ts';
import { ada, ana, clara, milo, tendai, type Character } from '../cast.ts';
import type { Client } from '../client.ts';
import { sessionOf } from '../fill.ts';
import { hire } from '../hiring.ts';
import { openLive, type LiveClient } from './live-client.ts';
import { upload } from '../uploads.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let url: string;
let asClara: Client;
let asAna: Client;
let jobId: string;
const open: LiveClient[] = [];

beforeAll(async () => {
  world = await createWorld();
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  [asClara, asAna] = await Promise.all([world.as(clara), world.as(ana)]);
  ({ jobId } = await hire(world, { client: clara, professional: ana }));
});
afterAll(async () => {
  for (const each of open) each.close();
  await world.close();
});

async function live(character: Character): Promise<LiveClient> {
  const client = await openLive(url, await sessionOf(world.platform, character));
  open.push(client);
  return client;
}
const say = (by: Client, body: string, of = jobId) =>
  by.ok('POST /api/chat/message', { body: { jobId: of, body, clientMessageId: randomUUID() } });

test('what is written is hinted to every tab of both, after it can be read', async () => {
  const tabs = await Promise.all([live(ana), live(ana), live(clara)]);
  const hints = tabs.map((tab) => tab.next('newer'));
  const { seq } = await say(asClara, 'Good morning');
  expect(await Promise.all(hints)).toEqual(tabs.map(() => ({ jobId, seq })));
});

test('a file that comes to a job, and what one asks for help, are hinted to those who may have them open', async () => {
  const [hers, theirs] = [await live(ana), await live(clara)];
  const hints = [hers.next('changed'), theirs.next('changed')];
  await upload(world, clara, { url: `/api/upload/job/${jobId}` });
  expect(await Promise.all(hints)).toEqual([hers, theirs].map(() => ({ kind: 'job', id: jobId })));
  const asked = theirs.next('changed');
  const { id } = await asClara.ok('POST /api/support', { body: { message: 'Help me, please.' } });
  expect(await asked).toEqual({ kind: 'ticket', id });
});

test('what is undone was never hinted, and what is tried again is hinted once', async () => {
  const { platform } = world;
  const tab = await live(clara);
  let tries = 0;
  const work = inTransaction(platform.db, async (trx) => {
    platform.live.hint(trx, [clara.id], 'changed', { kind: 'talk', id: jobId });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await inTransaction(platform.db, async (trx) => {
    tries += 1;
    platform.live.hint(trx, [clara.id], 'changed', { kind: 'job', id: jobId });
    platform.live.hint(trx, [clara.id], 'changed', { kind: 'job', id: jobId });
    if (tries === 1) throw Object.assign(await databaseError(), { code: '40001' });
  });
  await tab.say('leave', { jobId });
  expect(tries).toBe(2);
  expect(tab.heard).toEqual([{ name: 'changed', heard: { kind: 'job', id: jobId } }]);
});

async function databaseError(): Promise<Error> {
  const { default: pg } = await import('pg');
  return new pg.DatabaseError('could not serialize', 0, 'error');
}

test('typing, reading and coming and going are seen by the other side', async () => {
  const hers = await live(clara);
  expect(await hers.say('join', { jobId })).toMatchObject({ ok: true });
  const comes = hers.next('presence', ({ online, userId }) => online && userId === ana.id);
  for (const each of open.filter((one) => one !== hers)) each.close();
  await hers.next('presence', ({ online }) => !online);
  const his = await live(ana);
  await comes;
  expect(await his.say('join', { jobId })).toMatchObject({ data: { isOtherOnline: true } });
  const typing = hers.next('typing');
  await his.say('typing', { jobId });
  expect(await typing).toEqual({ jobId, userId: ana.id });
  const { id, seq } = await say(asClara, 'Read me');
  const read = hers.next('read');
  expect(await his.say('read', { jobId, upTo: id })).toMatchObject({ ok: true });
  expect(await read).toEqual({ jobId, userId: ana.id, seq });
  expect(his.heard.filter(({ name }) => name === 'typing')).toEqual([]);
});

test('who can’t write to somebody sees neither their coming and going nor their typing', async () => {
  for (const each of open) each.close();
  const { jobId: id } = await hire(world, { client: milo, professional: tendai });
  const [asMilo, theirs, his] = [await world.as(milo), await live(tendai), await live(milo)];
  const seen = () => theirs.say('join', { jobId: id });
  expect(await seen()).toMatchObject({ data: { isOtherOnline: true } });
  await theirs.say('leave', { jobId: id });
  await asMilo.ok('POST /api/users/block/:id', { params: { id: tendai.id } });
  expect(await seen()).toMatchObject({ data: { isOtherOnline: null } });
  await his.say('join', { jobId: id });
  expect(await his.refused('typing', { jobId: id })).toBe('blocked');
  const [again, before] = [await live(tendai), theirs.heard.length];
  await again.say('join', { jobId: id });
  his.close();
  await pause(4_000);
  expect(again.heard.filter(({ name }) => name === 'presence')).toEqual([]);
  expect(theirs.heard.slice(before).filter(({ name }) => name === 'presence')).toEqual([]);
  await asMilo.ok('DELETE /api/users/block/:id', { params: { id: tendai.id } });
  await asMilo.ok('POST /api/job/:id/end', { params: { id }, body: {} });
  expect(await seen()).toMatchObject({ data: { isOtherOnline: null } });
}, 30_000);

test('a notification and what it tells of are hinted to whom they concern, and to nobody else', async () => {
  const [hers, strangers] = await Promise.all([live(clara), live(milo)]);
  const told = hers.next('notification');
  await say(asAna, 'Look');
  const { id } = await told;
  const { notifications } = await asClara.ok('GET /api/notification/unread');
  expect(notifications.map((each) => each.id)).toContain(id);
  const elsewhere = hers.next('notification');
  await asClara.ok('POST /api/notification/clear-all');
  expect(await elsewhere).toEqual({ id: null });
  expect(strangers.heard).toEqual([]);
});

test('nobody says anything before they have signed in', async () => {
  const stranger = await openLive(url);
  expect(await stranger.refused('join', { jobId })).toBe('unauthenticated');
  expect(await stranger.cut).toBe('unauthenticated');
});

test('who does not sign in within five seconds is cut', async () => {
  const stranger = await openLive(url);
  expect(await stranger.cut).toBe('unauthenticated');
}, 12_000);

test.each([
  ['a made-up token', async () => 'x.y.z'],
  ['the token of a session that has ended', () => tokenOf({ ended: true })],
  [
    'a token signed by somebody else',
    () =>
      signAccessToken(deriveKeys(['another secret']).accessToken, {
        userId: clara.id,
        sessionId: randomUUID(),
      }),
  ],
  ['a token that has run out', () => tokenOf({ seconds: -1 })],
  ['the session of one person under the name of another', () => tokenOf({ userId: milo.id })],
])('%s is nobody', async (_name, token) => {
  const stranger = await openLive(url);
  expect(await stranger.refused('signIn', { accessToken: await token() })).toBe('unauthenticated');
  expect(await stranger.cut).toBe('unauthenticated');
});

/** A token of a real session of Clara's, altered in one respect. */
async function tokenOf({ seconds = 900, ended = false, userId = clara.id }) {
  const [key] = world.platform.keys.accessToken;
  const { accessToken } = await sessionOf(world.platform, clara);
  const { payload } = await jwtVerify(accessToken, key.bytes);
  const sessionId = String(payload.sid);
  if (ended)
    await world.platform.db
      .updateTable('sessions')
      .set({ endedAt: new Date() })
      .where('id', '=', sessionId)
      .execute();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.id })
    .setSubject(userId)
    .setIssuer('parley')
    .setAudience('parley-api')
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key.bytes);
}

test('a token that runs out ends the connection, unless a new one was brought', async () => {
  const [stays, goes] = await Promise.all([openLive(url), openLive(url)]);
  const short = await tokenOf({ seconds: 2 });
  await Promise.all([stays, goes].map((tab) => tab.say('signIn', { accessToken: short })));
  expect(await stays.say('signIn', { accessToken: await tokenOf({}) })).toMatchObject({ ok: true });
  expect(await goes.cut).toBe('unauthenticated');
  expect(await stays.say('leave', { jobId })).toMatchObject({ ok: true });
  expect(await stays.refused('signIn', await sessionOf(world.platform, milo))).toBe('unauthenticated');
  expect(await stays.cut).toBe('unauthenticated');
});

test('logging out and being disabled are felt within five seconds', async () => {
  const session = await sessionOf(world.platform, tendai);
  const [one, asAda] = await Promise.all([openLive(url, session), world.as(ada)]);
  const refuseLoggedOut = await openLive(url, await sessionOf(world.platform, clara));
  const began = performance.now();
  await asAda.ok('POST /api/users/disable/:id', {
    params: { id: tendai.id },
    body: { reason: 'For the test' },
  });
  expect(await one.cut).toBe('unauthenticated');
  expect(performance.now() - began).toBeLessThan(5_000);
  await world.platform.db
    .updateTable('sessions')
    .set({ endedAt: new Date() })
    .where('userId', '=', clara.id)
    .execute();
  expect(await refuseLoggedOut.cut).toBe('unauthenticated');
  asClara = await world.as(clara);
}, 15_000);

test('another page may not open the channel', async () => {
  for (const origin of ['https://evil.test', 'null', 'http://parley.test.evil.test'])
    await expect(openLive(url, { headers: { origin } })).rejects.toThrow();
  const ours = await openLive(url, { headers: { origin: 'http://parley.test' } });
  const own = await openLive(url, { headers: { origin: url } });
  ours.close();
  own.close();
});

test('the chat of strangers is not there', async () => {
  const [stranger, admin] = await Promise.all([live(milo), live(ada)]);
  for (const tab of [stranger, admin]) {
    expect(await tab.refused('join', { jobId })).toBe('not_found');
    expect(await tab.refused('typing', { jobId })).toBe('not_found');
    expect(await tab.refused('read', { jobId, upTo: randomUUID() })).toBe('not_found');
  }
  const his = await live(ana);
  expect(await his.refused('typing', { jobId })).toBe('forbidden');
});

test('words that make no sense are refused, and the connection stays', async () => {
  const tab = await live(clara);
  const nested = Array.from({ length: 5_000 }).reduce<unknown>((inner) => [inner], 1);
  for (const words of [null, 5, 'x', [], {}, { jobId: 'x' }, { jobId, more: 1 }, nested, Buffer.from('x')])
    expect(await tab.refused('join', words)).toBe('invalid_input');
  for (const name of ['nothing', 'error', 'over', 'newer'])
    expect(await tab.socket.timeout(5_000).emitWithAck(name, {})).toMatchObject({ code: 'not_found' });
  tab.socket.emit('leave', { jobId }, () => {});
  expect(await tab.say('join', { jobId })).toMatchObject({ ok: true });
});

test('a flood is refused first and then cut', async () => {
  const tab = await live(clara);
  const answers = Array.from({ length: 150 }, () => tab.refused('leave', { jobId }));
  expect(await Promise.all(answers)).toContain('too_many_requests');
  expect(tab.socket.connected).toBe(true);
  for (let each = 0; each < 200; each += 1) tab.socket.emit('leave', { jobId }, () => {});
  expect(await tab.cut).toBe('too_many_requests');
});

test('with more tabs nobody may send more', async () => {
  const tabs = await Promise.all(Array.from({ length: 4 }, () => live(milo)));
  const answers = tabs.flatMap((tab) => Array.from({ length: 50 }, () => tab.say('leave', { jobId })));
  const refused = (await Promise.all(answers)).flatMap((answer) => (answer.ok ? [] : [answer.code]));
  expect(new Set(refused)).toEqual(new Set(['too_many_requests']));
  for (const each of tabs) each.close();
});

test('what is far too large ends the connection, and nothing else', async () => {
  const tab = await live(clara);
  tab.socket.emit('join', { jobId: 'x'.repeat(100_000) }, () => {});
  await tab.cut;
  expect(await (await live(clara)).say('join', { jobId })).toMatchObject({ ok: true });
});

test('the twenty-first tab of a person makes the oldest go', async () => {
  const first = await live(milo);
  const rest = await Promise.all(Array.from({ length: 20 }, () => live(milo)));
  expect(await first.cut).toBe('too_many_requests');
  expect(rest.every(({ socket }) => socket.connected)).toBe(true);
  for (const each of rest) each.close();
});

test('who does not listen is cut instead of being stored up for', async () => {
  const deaf = connect(Number(new URL(url).port), '127.0.0.1');
  const { accessToken } = await sessionOf(world.platform, ana);
  deaf.write(
    'GET /api/live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await pause(100);
  deaf.write(shortFrame('40'));
  await pause(100);
  deaf.write(frame(`42["signIn",${JSON.stringify({ accessToken })}]`));
  await pause(200);
  deaf.pause();
  const { platform } = world;
  const before = await connections();
  const words = 'x'.repeat(40_000);
  // Sequentially, because there are two queues: WebSocket frames, and the messages behind them.
  for (let each = 0; each < 400; each += 1) {
    platform.live.sender?.([`user:${ana.id}`], 'changed', { kind: 'job', id: words });
    await pause(1);
  }
  const end = performance.now() + 5_000;
  while ((await connections()) >= before && performance.now() < end) await pause(100);
  expect(await connections()).toBeLessThan(before);
  deaf.destroy();
}, 20_000);

const connections = async () => promisify(world.app.server.getConnections.bind(world.app.server))();

const shortFrame = (text: string) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** A client's text frame with a zero mask. */
function frame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.from([0x81, 0xfe, bytes.length >> 8, bytes.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([head, bytes]);
}
