import { MAX_NOTES } from '@parley/contract/limits.ts';
import { MAX_NOTES_CHANGE } from '@parley/contract/live-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { ada, ana, clara, milo, tendai, type Character } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { hire, type HiredJob } from '../hiring.ts';
import { createWorld, type World } from '../world.ts';
import { openLive } from './live-client.ts';
import { openNotes, type NotesPage } from './notes-page.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let world: World;
let url: string;
let hired: HiredJob;
let appointmentId: string;
const open: { close(): void }[] = [];

beforeAll(async () => {
  world = await createWorld();
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  hired = await hire(world, { client: clara, professional: ana });
  ({ appointmentId } = hired);
});
afterAll(async () => {
  for (const each of open) each.close();
  await world.close();
});

async function page(character: Character, at = url): Promise<NotesPage> {
  const opened = await openNotes(
    await openLive(at, await sessionOf(world.platform, character)),
    appointmentId,
  );
  open.push(opened);
  return opened;
}
async function stored(): Promise<string> {
  const { text } = await hired.client.ok('GET /api/job/meeting/:id/notes', { params: { id: appointmentId } });
  return text;
}
async function start(text: string): Promise<void> {
  await hired.client.ok('PUT /api/job/meeting/:id/notes', { params: { id: appointmentId }, body: { text } });
}
const lettersOf = (text: string) => text.split('').toSorted().join('');

test('both write at once and read the same, with every letter of both', async () => {
  await start('');
  const [hers, his] = [await page(clara), await page(ana)];
  const write = async (mine: NotesPage, letters: string) => {
    for (const letter of letters) {
      mine.text.insert(mine.text.length, letter);
      await mine.save();
    }
  };
  await Promise.all([write(hers, 'abcdefghij'), write(his, '0123456789')]);
  const text = await stored();
  await Promise.all([hers.until(text), his.until(text)]);
  expect(lettersOf(text)).toBe('0123456789abcdefghij');
  expect([text.replaceAll(/\d/g, ''), text.replaceAll(/\D/g, '')]).toEqual(['abcdefghij', '0123456789']);
});

test('what both wrote while they were away is joined when they come back, once however often it is sent', async () => {
  await start('Scope: . Price: .');
  const [hers, his] = [await page(clara), await page(ana)];
  for (const each of [hers, his]) each.live.close();
  hers.text.insert('Scope: '.length, 'review');
  his.text.insert('Scope: . Price: '.length, '$900');
  his.text.insert(0, '1. ');
  for (const [character, away] of [
    [clara, hers],
    [ana, his],
  ] as const) {
    const back = await page(character);
    Y.applyUpdate(back.doc, Y.encodeStateAsUpdate(away.doc));
    expect(await back.save()).toMatchObject({ ok: true });
    expect(await back.save()).toMatchObject({ ok: true });
  }
  expect(await stored()).toBe('1. Scope: review. Price: $900.');
});

test('a text put in their place reaches open pages, and what is being written is kept', async () => {
  await start('One three');
  const his = await page(ana);
  his.text.insert('One three'.length, ' four');
  const heard = his.live.next('notes', ({ userId }) => userId === clara.id);
  await start('One two three');
  await heard;
  await his.save();
  expect(await stored()).toBe('One two three four');
});

test('notes outlive the server', async () => {
  await start('');
  const server: ServerProcess = await startServer(world);
  try {
    const hers = await page(clara, server.url);
    hers.text.insert(0, 'Before. ');
    await hers.save();
    await server.kill();
    hers.text.insert(hers.text.length, 'Meanwhile. ');
    await server.start();
    const back = await page(clara, server.url);
    expect(back.text.toJSON()).toBe('Before. ');
    Y.applyUpdate(back.doc, Y.encodeStateAsUpdate(hers.doc));
    await back.save();
  } finally {
    await server.kill();
  }
  expect(await stored()).toBe('Before. Meanwhile. ');
}, 120_000);

test('strangers neither read notes, nor write in them, nor hear of them', async () => {
  await start('Ours.');
  const [hers, vector] = [await page(clara), 'AA=='];
  const update = Buffer.from(Y.encodeStateAsUpdate(hers.doc)).toString('base64');
  for (const character of [milo, tendai, ada]) {
    const stranger = await openLive(url, await sessionOf(world.platform, character));
    open.push(stranger);
    expect(await stranger.refused('syncNotes', { appointmentId, vector, update: null })).toBe('not_found');
    expect(await stranger.refused('syncNotes', { appointmentId, vector, update })).toBe('not_found');
    hers.text.insert(0, '.');
    await hers.save();
    expect(stranger.heard).toEqual([]);
  }
});

test('too much at once, or in all, is refused, and the notes stay as they are', async () => {
  await start('Short.');
  const hers = await page(clara);
  const vector = 'AA==';
  const large = { appointmentId, vector, update: 'A'.repeat(MAX_NOTES_CHANGE + 4) };
  expect(await hers.live.refused('syncNotes', large)).toBe('too_large');
  const wide = { appointmentId, vector: 'A'.repeat(65_540), update: null };
  expect(await hers.live.refused('syncNotes', wide)).toBe('too_large');
  hers.text.insert(0, 'x'.repeat(MAX_NOTES));
  expect(await hers.save()).toMatchObject({ ok: false, code: 'too_large' });
  expect(await stored()).toBe('Short.');
  hers.text.delete(0, 'Short.'.length);
  expect(await hers.save()).toMatchObject({ ok: true });
  expect(await stored()).toHaveLength(MAX_NOTES);
});

test('bytes that are no change are refused, whatever they are', async () => {
  const hers = await page(clara);
  for (const update of ['', '!', Buffer.from('no change at all').toString('base64')]) {
    const words = { appointmentId, vector: 'AA==', update };
    expect(await hers.live.refused('syncNotes', words)).toBe('invalid_input');
  }
  const words = { appointmentId, vector: '', update: null };
  expect(await hers.live.refused('syncNotes', words)).toBe('invalid_input');
  expect(hers.live.socket.connected).toBe(true);
});

test('nothing is written once the job has ended, and what there is can be read', async () => {
  await start('The end.');
  const hers = await page(clara);
  await hired.client.ok('POST /api/job/:id/end', { params: { id: hired.jobId }, body: {} });
  hers.text.insert(0, 'Or not? ');
  expect(await hers.save()).toMatchObject({ ok: false, code: 'notes_closed' });
  expect((await page(ana)).text.toJSON()).toBe('The end.');
});

test('a change counts as four messages, as it takes the most work', async () => {
  const hers = await page(clara);
  const nothing = { appointmentId, vector: 'AA==', update: null };
  const answers = await Promise.all(Array.from({ length: 50 }, () => hers.live.say('syncNotes', nothing)));
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toContain('too_many_requests');
});
