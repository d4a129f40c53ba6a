import { afterEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { id, postingCard } from '../../test/fixtures.ts';
import { httpApi } from '../platform/api-server.ts';
import { readSimilar } from './similar.ts';

afterEach(() => vi.unstubAllGlobals());

const posting = { id: id(1), categoryId: id(10), disciplineId: id(20) };

/** The ids of what is similar, where these are the open ones of the category, and further ones of the discipline. */
async function similar(category: number[], discipline: number[]) {
  const requests = stubApi({
    'GET /api/job/jobPosting/all': ({ query: { categoryId, limit } }) => ({
      items: (categoryId ? category : [...discipline, ...category]).slice(0, limit).map(postingCard),
      nextCursor: null,
      total: 50,
      reading: { corrected: null, suggested: null, isPartial: false },
    }),
  });
  const found = await readSimilar(httpApi, posting);
  return { found: found.map((each) => each.id), requests };
}

test('of the category, without the posting itself', async () => {
  const { found, requests } = await similar([2, 1, 3, 4, 5, 6], [7]);
  expect(found).toEqual([2, 3, 4, 5].map(id));
  expect(requests).toHaveLength(1);
});

test('where the category has few, the rest of the discipline follows', async () => {
  expect((await similar([1, 2], [7, 8, 9, 11])).found).toEqual([2, 7, 8, 9].map(id));
  expect((await similar([1], [])).found).toEqual([]);
});
