import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import { hire } from '../../test/hiring.ts';
import { offerService, openPosting } from '../../test/negotiations.ts';
import { pay } from '../../test/pay.ts';
import { upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';
import { found } from '../platform/http/refuse.ts';
import { readable } from './card-words.ts';
import { drawCard } from './draw-card.ts';
import { readSitemap, readSitemapIndex } from './sitemap.ts';

let world: World;
let service: string;
let openPostingId: string;
let filledPostingId: string;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  service = hired.serviceId;
  const postings = await hired.client.ok('GET /api/job/jobPosting/client/all', { query: {} });
  filledPostingId = found(postings[0]).id;
  openPostingId = await openPosting(world, clara.id);
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers });
const origin = () => new URL(world.platform.settings.PUBLIC_URL).origin;

test('robots are told where the sitemap is and what is not for them', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  for (const path of ['/dashboard', '/settings', '/job/', '/api/'])
    expect(body).toContain(`Disallow: ${path}\n`);
});

test('every sitemap of the index is there and names only pages that are', async () => {
  const index = await get('/sitemap.xml');
  const parts = locations(index.body);
  const named = [
    '/sitemap-pages.xml',
    '/sitemap-services.xml',
    '/sitemap-job-postings.xml',
    '/sitemap-professionals.xml',
  ];
  expect(parts).toEqual(named.map((path) => origin() + path));
  const pages = (await Promise.all(parts.map((part) => get(part.slice(origin().length))))).flatMap(
    ({ body }) => locations(body),
  );
  expect(pages).toContain(`${origin()}/service/${service}`);
  expect(pages).toContain(`${origin()}/professional/profile/${ana.id}`);
  expect(pages).toContain(`${origin()}/services?show=professionals`);
  expect(pages.every((page) => page.startsWith(`${origin()}/`))).toBe(true);
});

test('a world that is too large for one file is in several, each row once', async () => {
  const more = await Promise.all([1, 2, 3, 4].map(() => offerService(world, ana.id)));
  const postings = await Promise.all([1, 2, 3].map(() => openPosting(world, clara.id)));
  const { platform } = world;
  const files = locations(String((await readSitemapIndex(platform, 2)).body));
  expect(files.filter((file) => file.includes('/sitemap-services.xml?after='))).not.toEqual([]);
  const pagesOf = async (file: string) => {
    const { pathname, searchParams } = new URL(file);
    const listed = (['services', 'job-postings', 'professionals'] as const).find((each) =>
      pathname.includes(each),
    );
    if (!listed) return [];
    const page = await readSitemap(platform, listed, searchParams.get('after'), 2);
    const pages = locations(String(page.body));
    expect(pages.length).toBeLessThanOrEqual(2);
    return pages;
  };
  const pages = (await Promise.all(files.map(pagesOf))).flat();
  expect(new Set(pages).size).toBe(pages.length);
  const expected = ['services', 'job-postings', 'professionals'].map((each) => get(`/sitemap-${each}.xml`));
  const whole = (await Promise.all(expected)).flatMap(({ body }) => locations(body));
  expect(pages.toSorted()).toEqual(whole.toSorted());
  for (const id of more) expect(pages).toContain(`${origin()}/service/${id}`);
  for (const id of postings) expect(pages).toContain(`${origin()}/job-posting/${id}`);
});

test('a file goes on behind the row that its address names, and passes over what else is in it', async () => {
  const all = locations((await get('/sitemap-services.xml')).body);
  const [first = ''] = all;
  const after = first.slice(first.lastIndexOf('/') + 1);
  expect(locations((await get(`/sitemap-services.xml?after=${after}`)).body)).toEqual(all.slice(1));
  for (const query of ['x=1', 'after=junk', 'utm_source=mail&after=', `after=${after}&after=${after}`]) {
    const answer = await get(`/sitemap-services.xml?${query}`);
    expect([answer.statusCode, locations(answer.body)], query).toEqual([200, all]);
  }
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/.well-known/security.txt',
    '/offline',
  ])
    expect((await get(`${path}?utm_source=mail`)).statusCode, path).toBe(200);
});

test('no sitemap says that a page is as it was when it was made', async () => {
  for (const part of ['services', 'job-postings', 'professionals'])
    expect((await get(`/sitemap-${part}.xml`)).body).not.toContain('<lastmod>');
});

test('a filled posting and a paused service are in no sitemap', async () => {
  const { body } = await get('/sitemap-job-postings.xml');
  expect(body).toContain(openPostingId);
  expect(body).not.toContain(filledPostingId);
  const own = await world.as(ana);
  const before = await get('/sitemap-services.xml');
  expect(before.body).toContain(service);
  await own.ok('DELETE /api/service/:id', { params: { id: service } });
  expect((await get('/sitemap-services.xml')).body).not.toContain(service);
});

test('a professional has a card to share, drawn once and kept', async () => {
  const answer = await get(`/api/sharing/card/professional/${ana.id}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'png',
  });
  const again = await get(`/api/sharing/card/professional/${ana.id}`, {
    'if-none-match': String(answer.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the cards of a professional and of what they offer show their portrait', async () => {
  const red = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c00000' } });
  const picture = { fileName: 'me.png', bytes: await red.png().toBuffer(), url: '/api/upload/image' };
  const { id: avatarFileId } = await upload(world, ana, picture);
  const { firstName, lastName, timeZone } = ana;
  const names = { firstName, lastName, displayName: `${firstName} ${lastName}`, timeZone };
  await (await world.as(ana)).ok('PUT /api/users', { body: { ...names, avatarFileId } });
  const other = await offerService(world, ana.id);
  for (const path of [`professional/${ana.id}`, `service/${other}`]) {
    const card = sharp((await get(`/api/sharing/card/${path}`)).rawPayload).toColorspace('srgb');
    const portrait = card.extract({ left: 1000, top: 330, width: 1, height: 1 }).removeAlpha();
    // Its copy is compressed.
    const [r = 0, g = 0, b = 0] = await portrait.raw().toBuffer();
    expect([r > 0xb0, g < 0x10, b < 0x10], path).toEqual([true, true, true]);
  }
});

test('the site has a card, and what is not there has none', async () => {
  expect((await get('/api/sharing/card')).statusCode).toBe(200);
  for (const kind of ['service', 'job-posting', 'professional'])
    expect((await get(`/api/sharing/card/${kind}/01900000-0000-7000-8000-00000000dead`)).statusCode).toBe(
      404,
    );
});

test('a card leaves out pictographs, and whole texts in letters its fonts lack', () => {
  expect(readable('Zoë 🚀 Łukasz  & Đặng')).toBe('Zoë Łukasz & Đặng');
  for (const text of ['ليلى', '王小明', '🚀🚀', 'Анна']) expect(readable(text)).toBeNull();
});

test('words of any length stay on the card', async () => {
  const long = { over: 'x'.repeat(200), title: 'Ö'.repeat(400), under: 'a b '.repeat(200) };
  expect(await sharp(await drawCard(long)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}
