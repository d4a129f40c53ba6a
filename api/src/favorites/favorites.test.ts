import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, LAW, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newId } from '../platform/database/id.ts';

const skills: string[] = [];
const law = { disciplineId: LAW.id, categoryId: LAW.contracts, experience: 60, pricing: 'FIXED' } as const;
const offer = {
  ...law,
  skills,
  title: 'Contract review',
  description: 'We read.',
  priceCents: 45_000,
  consultationMinutes: 45,
};
const wanted = {
  ...law,
  skills,
  title: 'Terms of service',
  description: 'A draft.',
  budgetMinCents: 500,
  budgetMaxCents: 900,
};

let world: World;
let client: Client;
let professional: Client;
beforeAll(async () => {
  world = await createWorld();
  [client, professional] = [await world.as(clara), await world.as(ana)];
});
afterAll(() => world.close());

const at = (id: string) => ({ params: { id } });
const addService = async () => (await professional.ok('POST /api/service/add', { body: offer })).id;
const addPosting = async () => (await client.ok('POST /api/job/jobPosting', { body: wanted })).id;

test('what is saved is in the list, the latest first, and shown as cards', async () => {
  const user = await world.as(milo);
  const [first, second, posting] = [await addService(), await addService(), await addPosting()];
  await user.ok('POST /api/favorite/service/:id', at(first));
  await user.ok('POST /api/favorite/jobPosting/:id', at(posting));
  const after = await user.ok('POST /api/favorite/service/:id', at(second));
  expect(after).toEqual({ services: [second, first], jobPostings: [posting] });
  expect(await user.ok('GET /api/favorite')).toEqual(after);
  const cards = await user.ok('GET /api/favorite/data');
  expect(cards.services.map(({ id, professional: { displayName } }) => [id, displayName])).toEqual([
    [second, 'Ana Rincón'],
    [first, 'Ana Rincón'],
  ]);
  expect(cards.jobPostings).toMatchObject([{ id: posting, excerpt: 'A draft.', client: { id: clara.id } }]);
  expect(await (await world.as(ada)).ok('GET /api/favorite')).toEqual({ services: [], jobPostings: [] });
});

test('toggling twice leaves it as it was, also when it happens at once', async () => {
  const [service, posting] = [await addService(), await addPosting()];
  for (const times of [2, 9, 1]) {
    const toggles = Array.from({ length: times }, () => [
      client.ok('POST /api/favorite/service/:id', at(service)),
      client.ok('POST /api/favorite/jobPosting/:id', at(posting)),
    ]);
    await Promise.all(toggles.flat());
    const { services, jobPostings } = await client.ok('GET /api/favorite');
    const saved = times === 9;
    expect([services.includes(service), jobPostings.includes(posting)]).toEqual([saved, saved]);
  }
});

test('what cannot be seen cannot be saved, and leaves the list once it is gone', async () => {
  const [service, posting] = [await addService(), await addPosting()];
  await professional.ok('POST /api/favorite/service/:id', at(service));
  await professional.ok('POST /api/favorite/jobPosting/:id', at(posting));
  await professional.ok('DELETE /api/service/:id', at(service));
  await client.ok('POST /api/job/jobPosting/:id/close', at(posting));
  expect(await professional.ok('GET /api/favorite')).toEqual({ services: [], jobPostings: [] });
  expect(await professional.ok('GET /api/favorite/data')).toEqual({ services: [], jobPostings: [] });
  for (const id of [service, newId()]) {
    expect(await client.refused('POST /api/favorite/service/:id', at(id))).toBe('not_found');
  }
  expect(await professional.ok('POST /api/favorite/jobPosting/:id', at(posting))).toEqual({
    services: [],
    jobPostings: [],
  });
  expect(await professional.refused('POST /api/favorite/jobPosting/:id', at(posting))).toBe('not_found');
});

test('nobody saves anything without an account', async () => {
  expect(await world.nobody.refused('GET /api/favorite')).toBe('unauthenticated');
  expect(await world.nobody.refused('POST /api/favorite/service/:id', at(newId()))).toBe('unauthenticated');
});

test('five hundred of a kind are the most; one that goes makes room', async () => {
  const user = await world.as(tendai);
  const { db } = world.platform;
  const more = await addService();
  const {
    search: _search,
    ratingAverage: _average,
    images: _images,
    ...row
  } = await db.selectFrom('services').selectAll().where('id', '=', more).executeTakeFirstOrThrow();
  const many = Array.from({ length: 500 }, () => ({ ...row, id: newId() }));
  await db.insertInto('services').values(many).execute();
  const saved = many.map(({ id }) => ({ userId: tendai.id, serviceId: id, createdAt: row.createdAt }));
  await db.insertInto('favoriteServices').values(saved).execute();
  const first = many[0]?.id ?? '';
  expect(await user.refused('POST /api/favorite/service/:id', at(more))).toBe('too_many_favorites');
  expect((await user.ok('POST /api/favorite/service/:id', at(first))).services).not.toContain(first);
  expect((await user.ok('POST /api/favorite/service/:id', at(more))).services).toHaveLength(500);
  const other = await user.ok('POST /api/favorite/jobPosting/:id', at(await addPosting()));
  expect(other.jobPostings).toHaveLength(1);
});
