import type { Input } from '@parley/contract/endpoint.ts';
import type { addService } from '@parley/contract/services/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, DATA, LAW, nima, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { offerService } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { inTransaction } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { recordServiceRating } from './record-rating.ts';

let world: World;
let pro: Client;
beforeAll(async () => {
  world = await createWorld();
  pro = await world.as(ana);
});
afterAll(() => world.close());

const review = {
  title: 'Contract review',
  description: 'Two rounds of remarks on your terms.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  skills: ['SaaS', 'NDA'],
  experience: 60,
  pricing: 'FIXED',
  priceCents: 45_000,
  consultationMinutes: 45,
} satisfies Input<typeof addService>['body'];

const add = (client: Client, change: object = {}) =>
  client.ok('POST /api/service/add', { body: { ...review, ...change } });
const at = (id: string) => ({ params: { id } });

/** An uploaded, unattached file. */
async function file(owner: Character, isPicture = true): Promise<string> {
  const [id, at] = [newId(), world.platform.clock.instant()];
  const row = { ownerId: owner.id, name: 'office.webp', size: 900, contentType: 'image/webp', isPicture };
  await world.platform.db
    .insertInto('files')
    .values({ ...row, id, storageKey: id, createdAt: at, unusedSince: at })
    .execute();
  return id;
}

describe('a service', () => {
  test('is listed by a professional and shown to anybody in full', async () => {
    const picture = await file(ana);
    const images = [{ fileId: picture, alt: 'A desk' }];
    const answer = await pro.call('POST /api/service/add', { body: { ...review, images } });
    expect(answer.status).toBe(201);
    const shown = await world.nobody.ok('GET /api/service/:id', at(answer.data.id));
    expect(shown).toEqual(answer.data);
    expect(shown).toMatchObject({
      ...review,
      disciplineName: LAW.name,
      categoryName: 'Contract review',
      active: true,
    });
    expect(shown.professional).toMatchObject({ id: ana.id, headline: 'Knows the work' });
    expect(shown.images).toMatchObject([{ id: picture, alt: 'A desk', url: `/api/upload/file/${picture}` }]);
    expect(shown.rating).toEqual({ average: null, count: 0 });
  });

  test.each([
    ['a category of another discipline', { categoryId: DATA.pipelines }, 'categoryId'],
    ['a price below what the processor takes', { priceCents: 49 }, 'priceCents'],
    ['minutes off the quarter hour', { consultationMinutes: 50 }, 'consultationMinutes'],
    ['a title of white space', { title: '   ' }, 'title'],
    ['an owner of its own', { professionalId: tendai.id }, 'professionalId'],
  ])('with %s is refused', async (_what, change, path) => {
    const answer = await pro.call('POST /api/service/add', { body: { ...review, ...change } });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path }] });
  });

  test('takes only pictures of one’s own that hang nowhere else', async () => {
    const [mine, used] = [await file(ana), await file(ana)];
    await add(pro, { images: [{ fileId: used }] });
    for (const fileId of [await file(tendai), await file(ana, false), used, mine]) {
      const images = [{ fileId: mine }, { fileId }];
      const answer = await pro.call('POST /api/service/add', { body: { ...review, images } });
      expect(answer).toMatchObject({ status: 400, errors: [{ path: 'images.1.fileId' }] });
    }
  });

  test('keeps its pictures through a change, and gives back those that are left out', async () => {
    const [one, two] = [await file(ana), await file(ana)];
    const { id } = await add(pro, { images: [{ fileId: one }, { fileId: two }] });
    const change = { ...review, images: [{ fileId: two, alt: 'Two' }] };
    const changed = await pro.ok('PUT /api/service/:id', { ...at(id), body: change });
    expect(changed.images).toMatchObject([{ id: two, alt: 'Two' }]);
    const stand = (fileId: string) => {
      const rows = world.platform.db.selectFrom('files').select(['isPublic', 'unusedSince']);
      return rows.where('id', '=', fileId).executeTakeFirst();
    };
    expect(await stand(one)).toEqual({ isPublic: false, unusedSince: expect.any(String) });
    expect(await stand(two)).toEqual({ isPublic: true, unusedSince: null });
    await add(pro, { images: [{ fileId: one }] });
    await pro.ok('DELETE /api/service/:id', at(id));
    expect(await stand(two)).toEqual({ isPublic: false, unusedSince: expect.any(String) });
  });

  test('is changed by its owner and not found by others', async () => {
    const { id } = await add(pro);
    const changed = { ...review, title: 'Contract review, in two days', priceCents: 60_000 };
    const edited = await pro.ok('PUT /api/service/:id', { ...at(id), body: changed });
    expect(edited).toMatchObject(changed);
    const stranger = await world.as(tendai);
    expect(await stranger.refused('PUT /api/service/:id', { ...at(id), body: review })).toBe('not_found');
    expect(await stranger.refused('DELETE /api/service/:id', at(id))).toBe('not_found');
    expect(await world.nobody.ok('GET /api/service/:id', at(id))).toMatchObject(changed);
  });

  test('that is not offered at the moment is seen by its owner only', async () => {
    const { id } = await add(pro, { title: 'Resting service', active: false });
    expect((await pro.ok('GET /api/service/:id', at(id))).active).toBe(false);
    expect(await world.nobody.refused('GET /api/service/:id', at(id))).toBe('not_found');
    expect(await (await world.as(tendai)).refused('GET /api/service/:id', at(id))).toBe('not_found');
    const own = await pro.ok('GET /api/service/professional/all', { query: {} });
    expect(own[0]?.id).toBe(id);
    const theirs = await world.nobody.ok('GET /api/service/professional/all', { query: { userId: ana.id } });
    expect(theirs.length).toBe(own.length - 1);
  });

  test('that is taken away is gone for everybody, once', async () => {
    const { id } = await add(pro);
    expect(await pro.ok('DELETE /api/service/:id', at(id))).toEqual({});
    expect(await pro.refused('DELETE /api/service/:id', at(id))).toBe('not_found');
    expect(await pro.refused('GET /api/service/:id', at(id))).toBe('not_found');
    const own = await pro.ok('GET /api/service/professional/all', { query: {} });
    expect(own.map((service) => service.id)).not.toContain(id);
  });

  test('names each skill once, in its first spelling', async () => {
    expect((await add(pro, { skills: ['GDPR', 'gdpr ', 'NDA', ' GDPR'] })).skills).toEqual(['GDPR', 'NDA']);
  });

  test('shows the ratings of the work that came through it', async () => {
    const { id } = await add(pro);
    for (const rating of [5, 4])
      await inTransaction(world.platform.db, (trx) => recordServiceRating(trx, id, rating));
    expect((await world.nobody.ok('GET /api/service/:id', at(id))).rating).toEqual({
      average: 4.5,
      count: 2,
    });
  });
});

describe('listing a service', () => {
  test('needs a finished profile and payouts, and says so', async () => {
    const newcomer = await world.as(nima);
    const reasons = ['profile_not_initialised', 'payouts_not_enabled'];
    expect(await newcomer.ok('GET /api/service/professional/canAdd')).toEqual({ canAdd: false, reasons });
    const answer = await newcomer.call('POST /api/service/add', { body: review });
    expect(answer).toMatchObject({ status: 403, code: 'cannot_add' });
    expect(answer.errors?.map(({ path }) => path)).toEqual(reasons);
  });

  test('ends at twenty active ones, also when many are added at once', async () => {
    const other = await world.as(tendai);
    expect(await other.ok('GET /api/service/professional/canAdd')).toEqual({ canAdd: true, reasons: [] });
    const calls = Array.from({ length: 24 }, () => other.call('POST /api/service/add', { body: review }));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'cannot_add')).toHaveLength(4);
    const full = { canAdd: false, reasons: ['too_many_services'] };
    expect(await other.ok('GET /api/service/professional/canAdd')).toEqual(full);

    const [first] = answers.filter(({ status }) => status === 201);
    const rest = { ...at(first?.data.id ?? ''), body: { ...review, active: false } };
    await other.ok('PUT /api/service/:id', rest);
    await add(other);
    expect(await other.refused('PUT /api/service/:id', { ...rest, body: { ...review, active: true } })).toBe(
      'cannot_add',
    );
    expect((await other.ok('PUT /api/service/:id', rest)).active).toBe(false);
  });

  test('ends at a hundred with the paused ones, which can still be published', async () => {
    const { db } = world.platform;
    const other = await world.as(tendai);
    const own = db
      .selectFrom('services')
      .where('professionalId', '=', tendai.id)
      .where('removedAt', 'is', null);
    await db.updateTable('services').set({ active: false }).where('professionalId', '=', tendai.id).execute();
    const { count } = await own
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    for (let there = count; there < 100; there += 1) await offerService(world, tendai.id, false);
    const full = { canAdd: false, reasons: ['too_many_in_all'] };
    expect(await other.ok('GET /api/service/professional/canAdd')).toEqual(full);
    expect(
      (await other.call('POST /api/service/add', { body: { ...review, active: false } })).errors,
    ).toEqual([{ path: 'too_many_in_all', message: expect.stringContaining('100 services') }]);
    const { id } = await own.select('id').limit(1).executeTakeFirstOrThrow();
    const published = await other.ok('PUT /api/service/:id', {
      ...at(id),
      body: { ...review, active: true },
    });
    expect(published.active).toBe(true);
    await other.ok('DELETE /api/service/:id', at(id));
    expect(await other.ok('GET /api/service/professional/canAdd')).toEqual({ canAdd: true, reasons: [] });
  });

  test('is for professionals', async () => {
    for (const character of [clara, ada]) {
      const other = await world.as(character);
      expect(await other.refused('POST /api/service/add', { body: review })).toBe('forbidden');
      expect(await other.refused('GET /api/service/professional/all', { query: {} })).toBe('forbidden');
    }
    expect(await world.nobody.refused('POST /api/service/add', { body: review })).toBe('unauthenticated');
    expect(await world.nobody.refused('GET /api/service/professional/all', { query: {} })).toBe(
      'unauthenticated',
    );
  });
});

test.each([1, 499, 1.5, -500])('a consultation for %d cents is refused at its field', async (cents) => {
  const pro = await world.as(ana);
  const answer = await pro.call('POST /api/service/add', {
    body: { ...review, consultationPriceCents: cents },
  });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(answer.errors?.map(({ path }) => path)).toEqual(['consultationPriceCents']);
});

test('a consultation is free unless it has a price, which is shown with its terms', async () => {
  const pro = await world.as(ana);
  const free = await add(pro, {});
  expect(free).toMatchObject({ consultationPriceCents: 0 });
  const priced = { consultationPriceCents: 500, cancellationHours: 48 as const, creditConsultation: false };
  const { id } = await add(pro, priced);
  expect(await world.nobody.ok('GET /api/service/:id', at(id))).toMatchObject(priced);
});
