import type { ReviewTheme } from '@parley/contract/reviews/themes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { complete, deliver, hire, type HiredJob } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let asClara: Client;
let asAna: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  [asClara, asAna] = await Promise.all([world.as(clara), world.as(ana)]);
});
afterAll(() => world.close());

const newJob = () => hire(world, { client: clara, professional: ana });
async function completedJob(client: Character = clara, professional: Character = ana): Promise<HiredJob> {
  const job = await hire(world, { client, professional });
  await complete(world, job);
  return job;
}
const write = (
  client: Client,
  { jobId }: HiredJob,
  rating = 5,
  text = 'Clear and quick.',
  themes: ReviewTheme[] = [],
) => client.ok('POST /api/review/job/:jobId', { params: { jobId }, body: { rating, text, themes } });
const refusal = (
  client: Client,
  { jobId }: HiredJob,
  body: { rating: number; text: string; themes?: ReviewTheme[] } = { rating: 4, text: 'Good.' },
) => client.refused('POST /api/review/job/:jobId', { params: { jobId }, body });
const reviewsOf = (client: Client, { jobId }: HiredJob) =>
  client.ok('GET /api/review/job/:jobId', { params: { jobId } });
const publicReviews = ({ id }: Character, query = {}) =>
  world.nobody.ok('GET /api/review/professional/:id', { params: { id }, query });

test('neither side sees the other’s review before both have written', async () => {
  const job = await completedJob();
  const mine = await write(asClara, job, 4, 'Sharp eyes.');
  expect(mine).toMatchObject({ rating: 4, author: { id: clara.id }, aboutId: ana.id, publishedAt: null });
  expect(await reviewsOf(asClara, job)).toMatchObject({
    mine,
    theirs: null,
    theirsWritten: false,
    open: false,
  });
  expect(await reviewsOf(asAna, job)).toMatchObject({
    mine: null,
    theirs: null,
    theirsWritten: true,
    open: true,
  });
  expect((await publicReviews(ana)).items.map(({ id }) => id)).not.toContain(mine.id);

  const theirs = await write(asAna, job, 5, 'Knows what she wants.');
  expect(theirs.publishedAt).not.toBeNull();
  expect((await reviewsOf(asClara, job)).theirs).toEqual(theirs);
  expect((await reviewsOf(asAna, job)).theirs).toMatchObject({
    id: mine.id,
    publishedAt: theirs.publishedAt,
  });
  const [first] = (await publicReviews(ana)).items;
  expect(first).toMatchObject({
    id: mine.id,
    jobTitle: 'Terms for our API',
    author: { displayName: 'Clara Brandt' },
  });
});

test('what clients praise is counted once it is published; only they choose it, and three things at most', async () => {
  const job = await completedJob();
  const body = { rating: 5, text: 'Knew it all.' };
  expect(await refusal(asAna, job, { ...body, themes: ['CLEAR'] })).toBe('invalid_input');
  const four: ReviewTheme[] = ['CLEAR', 'ON_TIME', 'CAREFUL', 'EASY'];
  expect(await refusal(asClara, job, { ...body, themes: four })).toBe('invalid_input');
  const praised = async () =>
    (await publicReviews(ana)).praise.map(({ theme, count, latest }) => [theme, count, latest.text]);
  await write(asClara, job, 5, 'Never late.', ['ON_TIME', 'CAREFUL', 'ON_TIME']);
  expect(await praised()).toEqual([]);
  await write(asAna, job);
  expect(await praised()).toEqual([
    ['CAREFUL', 1, 'Never late.'],
    ['ON_TIME', 1, 'Never late.'],
  ]);
  const again = await completedJob();
  await Promise.all([write(asClara, again, 4, 'On the minute.', ['ON_TIME']), write(asAna, again)]);
  expect(await praised()).toEqual([
    ['ON_TIME', 2, 'On the minute.'],
    ['CAREFUL', 1, 'Never late.'],
  ]);
});

test('two who write at once both get theirs published and counted once', async () => {
  const job = await completedJob(milo, tendai);
  const [asMilo, asTendai] = await Promise.all([world.as(milo), world.as(tendai)]);
  await Promise.all([write(asMilo, job, 3), write(asTendai, job, 4)]);
  expect((await reviewsOf(asMilo, job)).theirs).toMatchObject({ rating: 4 });
  expect((await reviewsOf(asTendai, job)).theirs).toMatchObject({ rating: 3 });
  expect(await publicReviews(tendai)).toMatchObject({ average: 3, count: 1 });
});

test('one job gets one review from each side, however often it is sent', async () => {
  const job = await completedJob();
  const params = { jobId: job.jobId };
  const body = { rating: 5, text: 'Fine.' };
  const tries = Array.from({ length: 5 }, () =>
    asClara.call('POST /api/review/job/:jobId', { params, body }),
  );
  const codes = (await Promise.all(tries)).map(({ status, code }) => code ?? status);
  expect(codes.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual([
    '201',
    ...Array.from({ length: 4 }, () => 'already_reviewed'),
  ]);
});

test('after 14 days what was written is published by itself, and nothing more can be written', async () => {
  const job = await completedJob();
  await write(asClara, job, 2, 'Too slow.');
  await world.advance({ days: 13 });
  expect((await reviewsOf(asAna, job)).theirs).toBeNull();
  await world.advance({ days: 1, minutes: 1 });
  expect(await reviewsOf(asAna, job)).toMatchObject({
    theirs: { rating: 2, text: 'Too slow.' },
    open: false,
  });
  expect(await refusal(asAna, job)).toBe('review_closed');
  expect((await reviewsOf(asAna, job)).mine).toBeNull();
});

test('only completed work can be reviewed', async () => {
  const [active, delivered, cancelled] = [await newJob(), await newJob(), await newJob()];
  await deliver(world, delivered);
  await asClara.ok('POST /api/job/:id/end', { params: { id: cancelled.jobId }, body: {} });
  for (const job of [active, delivered, cancelled]) {
    expect(await refusal(asClara, job)).toBe('invalid_transition');
    expect(await reviewsOf(asAna, job)).toMatchObject({ open: false, closesAt: null });
  }
});

test('to everybody else a job’s reviews are not there', async () => {
  const job = await completedJob();
  const params = { jobId: job.jobId };
  for (const stranger of [milo, tendai]) {
    const client = await world.as(stranger);
    expect(await client.refused('GET /api/review/job/:jobId', { params })).toBe('not_found');
    expect(await refusal(client, job)).toBe('not_found');
  }
  expect(await refusal(await world.as(ada), job)).toBe('forbidden');
  expect(await refusal(world.nobody, job)).toBe('unauthenticated');
});

test('stars are whole numbers from one to five, with a word to go with them', async () => {
  const job = await completedJob();
  const params = { jobId: job.jobId };
  for (const [body, path] of [
    [{ rating: 0, text: 'x' }, 'rating'],
    [{ rating: 6, text: 'x' }, 'rating'],
    [{ rating: 4.5, text: 'x' }, 'rating'],
    [{ rating: 4, text: '  ' }, 'text'],
  ] as const) {
    const answer = await asClara.call('POST /api/review/job/:jobId', { params, body });
    expect(answer).toMatchObject({ status: 400, errors: [{ path }] });
  }
});

test('a professional’s reviews come page by page, the latest first, each once', async () => {
  for (const rating of [1, 5, 4]) {
    const job = await completedJob();
    await write(asClara, job, rating);
    await write(asAna, job, 3);
  }
  const all = await publicReviews(ana, { limit: 100 });
  const paged: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await publicReviews(ana, { limit: 2, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(2);
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(all.items.map(({ id }) => id));
  expect(new Set(paged).size).toBe(all.count);
  expect(Object.values(all.histogram).reduce((sum, stars) => sum + stars)).toBe(all.count);
});

test('reviews can be asked for one service, where only what clients said of it counts', async () => {
  const job = await completedJob();
  await write(asClara, job, 1);
  await write(asAna, job, 5);
  const ofService = await publicReviews(ana, { serviceId: job.serviceId });
  expect(ofService).toMatchObject({ average: 1, count: 1, histogram: { 1: 1, 5: 0 } });
});

test('the kept ratings of people and services equal a recomputation', async () => {
  const { rows } = await sql<{ kept: string; counted: string }>`
    select u.rating_sum || '/' || u.rating_count as kept,
      (select coalesce(sum(rating), 0) || '/' || count(*) from reviews r
        where r.about_id = u.id and r.published_at is not null and r.hidden_at is null) as counted from users u
    union all select s.rating_sum || '/' || s.rating_count,
      (select coalesce(sum(rating), 0) || '/' || count(*) from reviews r
        where r.service_id = s.id and r.published_at is not null and r.hidden_at is null) from services s
  `.execute(world.platform.db);
  expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ counted }) => counted));
  expect(rows.filter(({ kept }) => kept !== '0/0').length).toBeGreaterThan(4);
});

test('somebody who is no professional, and a cursor that is not ours, are refused', async () => {
  const params = { id: clara.id };
  expect(await world.nobody.refused('GET /api/review/professional/:id', { params, query: {} })).toBe(
    'not_found',
  );
  const forged = Buffer.from(JSON.stringify(['yesterday', ana.id])).toString('base64url');
  for (const cursor of ['x', forged]) {
    const query = { cursor };
    const answer = await world.nobody.call('GET /api/review/professional/:id', {
      params: { id: ana.id },
      query,
    });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] });
  }
});
