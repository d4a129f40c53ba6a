import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, PASSWORD, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { sessionOf } from '../../../test/fill.ts';
import { recordingOf } from '../../../test/media/recordings.ts';
import { filesOnDisk, formOf, sendForm, upload } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let owner: Client;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.as(ana);
});
afterAll(() => world.close());

const url = '/api/upload/recording';
const send = (bytes: Uint8Array | string, who = ana, fileName = 'hello.webm') =>
  sendForm(world, who, url, formOf({ fileName, bytes }));
const record = async (seconds = 12, who = ana) =>
  upload(world, who, { fileName: 'hello.webm', bytes: await recordingOf({ seconds }), url });
const publish = (fileId: string, captions = 'Hi, I’m Ana.', by = owner) =>
  by.call('PUT /api/showcase/hello', { body: { fileId, captions } });
const shown = () => world.nobody.ok('GET /api/showcase/hello/:id', { params: { id: ana.id } });
const read = (address: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url: address, headers });

test('what a browser records is put into a file with its length and without its place', async () => {
  for (const [format, hasPicture, type] of [
    ['webm', true, 'video/webm'],
    ['webm', false, 'audio/webm'],
    ['mp4', false, 'audio/mp4'],
  ] as const) {
    const bytes = await recordingOf({ seconds: 12, format, hasPicture, place: '52.52N 13.40E' });
    expect(bytes.includes('52.52N')).toBe(true);
    const file = await upload(world, ana, { fileName: `hello.${format}`, bytes, url });
    expect(file.contentType).toBe(type);
    const { statusCode, rawPayload } = await read(file.url, {
      authorization: `Bearer ${(await sessionOf(world.platform, ana)).accessToken}`,
    });
    expect(statusCode).toBe(200);
    expect(rawPayload.length).toBe(file.size);
    expect(rawPayload.includes('52.52N')).toBe(false);
    await publish(file.id);
    expect((await shown())?.seconds).toBeCloseTo(12, 0);
  }
});

test('a published hello is everybody’s to play, in parts too, and to read as captions', async () => {
  const file = await record();
  expect((await read(file.url)).statusCode).toBe(404);
  const { data } = await publish(file.id, 'Hi, I’m Ana.\nI read <contracts>.');
  expect(data).toMatchObject({ kind: 'video', captions: 'Hi, I’m Ana.\nI read <contracts>.' });
  expect(await shown()).toEqual(data);
  const part = await read(file.url, { range: 'bytes=0-99' });
  expect([part.statusCode, part.rawPayload.length, part.headers['content-range']]).toEqual([
    206,
    100,
    `bytes 0-99/${file.size}`,
  ]);
  const captions = await read(data?.captionsUrl ?? '');
  expect(captions.headers['content-type']).toContain('text/vtt');
  expect(captions.body).toMatch(
    /^WEBVTT\n\n00:00\.000 --> .+\nHi, I’m Ana\.\n\n.+\nI read &lt;contracts&gt;\.\n$/,
  );
});

test('too long, too large, damaged and of other kinds is refused in a sentence, and nothing is kept', async () => {
  const before = await filesOnDisk(world);
  const tenMinutes = await recordingOf({ seconds: 600, hasPicture: false });
  const whole = await recordingOf({ seconds: 5 });
  const refused: [Uint8Array | string, number, RegExp][] = [
    [tenMinutes, 415, /10:00 long.*at most 30 seconds.*Trim it/],
    [await recordingOf({ seconds: 32 }), 415, /0:32 long/],
    [
      await recordingOf({ seconds: 5, format: 'mp4', hasPicture: false, sound: 'pcm-s16' }),
      415,
      /Not every browser plays/,
    ],
    [whole.subarray(0, 60), 415, /sound or video|can’t read/],
    ['%PDF-1.7 memo', 415, /can’t read.*MP4/],
    ['', 415, /can’t read|empty/],
    [Buffer.concat([whole, Buffer.alloc(15 * 1024 * 1024)]), 413, /up to 15 MB/],
  ];
  for (const [bytes, status, sentence] of refused) {
    const answer = await send(bytes);
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([status, expect.stringMatching(sentence)]);
  }
  expect(await filesOnDisk(world)).toEqual(before);
});

test('only a recording of one’s own with captions is published, by a professional', async () => {
  const mine = await record();
  const his = await record(12, tendai);
  const memo = await upload(world, ana, { fileName: 'memo.pdf', bytes: '%PDF-1.7 memo' });
  const before = await shown();
  for (const [fileId, captions, path] of [
    [his.id, 'Hi.', 'fileId'],
    [memo.id, 'Hi.', 'fileId'],
    [mine.id, ' \n ', 'captions'],
    [mine.id, 'long '.repeat(200), 'captions'],
  ] as const) {
    const { status, errors } = await publish(fileId, captions);
    expect([status, errors?.[0]?.path]).toEqual([400, path]);
  }
  expect((await send('anything', clara)).status).toBe(403);
  expect((await sendForm(world, null, url, formOf({ fileName: 'a.webm', bytes: 'anything' }))).status).toBe(
    401,
  );
  expect(await shown()).toEqual(before);
});

test('a new one takes the place of the one before; removed, it can be put back', async () => {
  const [first, second] = [await record(), await record(20)];
  await publish(first.id);
  await publish(second.id);
  expect([(await read(first.url)).statusCode, (await read(second.url)).statusCode]).toEqual([404, 200]);
  await publish(second.id, 'Other words.');
  expect(await shown()).toMatchObject({ captions: 'Other words.', file: { id: second.id } });
  await owner.ok('DELETE /api/showcase/hello');
  expect(await shown()).toBeNull();
  expect((await read(second.url)).statusCode).toBe(404);
  expect((await owner.call('DELETE /api/showcase/hello')).status).toBe(404);
  expect((await publish(second.id)).status).toBe(200);
});

test('an admin takes it away with a reason, and a closed account takes its own along', async () => {
  const admin = await world.as(ada);
  const { id: fileId, url: address } = await record();
  await publish(fileId);
  const params = { id: ana.id };
  const body = { reason: 'Says a phone number.' };
  await admin.ok('DELETE /api/showcase/admin/hello/:id', { params, body });
  expect([await shown(), (await read(address)).statusCode]).toEqual([null, 404]);
  const { items } = await admin.ok('GET /api/admin/audit', { query: {} });
  expect(items[0]).toMatchObject({
    action: 'hello.remove',
    reason: 'Says a phone number.',
    about: ana.email,
  });

  const his = await record(12, tendai);
  const tendaisOwn = await world.as(tendai);
  await publish(his.id, 'Hi.', tendaisOwn);
  await tendaisOwn.ok('DELETE /api/users', { body: { password: PASSWORD } });
  expect((await read(his.url)).statusCode).toBe(404);
  expect(await world.nobody.ok('GET /api/showcase/hello/:id', { params: { id: tendai.id } })).toBeNull();
});
