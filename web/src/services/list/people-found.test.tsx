import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { show } from '../../../test/render.tsx';
import { httpApi } from '../../platform/api-server.ts';
import { readFacets } from './facets.ts';
import { PeopleFound } from './PeopleFound.tsx';
import { readPeopleFound } from './people-found.ts';
import type { List } from './read-list.ts';

afterEach(() => vi.unstubAllGlobals());

const AS_TYPED = { corrected: null, suggested: null, isPartial: false };
const services = (total: number, reading = {}): List => ({
  of: 'services',
  result: {
    ok: true,
    status: 200,
    message: 'OK',
    data: { items: [], nextCursor: null, total, reading: { ...AS_TYPED, ...reading }, counts: null },
  },
});

function search(typed: string, people = 2) {
  const requests = stubApi({
    'GET /api/users/professional/all': () => ({
      items: [],
      nextCursor: null,
      total: people,
      reading: AS_TYPED,
    }),
  });
  const facets = { ...readFacets(new URLSearchParams(typed)), zone: 'Europe/Berlin' };
  return { requests, found: (list: List) => readPeopleFound(httpApi, facets, list) };
}

test('where a name finds no service, its people are counted as it was typed', async () => {
  const { requests, found } = search('q=Ana');
  expect(await found(services(0))).toBe(2);
  expect(requests.map(({ query }) => query)).toEqual([
    expect.objectContaining({ q: 'Ana', exact: true, limit: 1 }),
  ]);
  expect(await found(services(3))).toBe(2);
  expect(await search('q=Ana', 0).found(services(0))).toBeNull();
});

test('what was corrected, or found in parts only, may have been a name', async () => {
  expect(await search('q=Ana').found(services(40, { corrected: 'and' }))).toBe(2);
  expect(await search('q=Ana+Torres').found(services(40, { isPartial: true }))).toBe(2);
});

test('nobody is counted where enough was found, or nothing was typed', async () => {
  const { requests, found } = search('q=contract');
  expect(await found(services(40))).toBeNull();
  expect(await search('minRating=4').found(services(0))).toBeNull();
  expect(requests).toEqual([]);
});

test('the hint says how many there are, and leads to them', async () => {
  const to = '/services?q=Ana&show=professionals';
  await show(<PeopleFound typed="Ana" total={2} to={to} />);
  expect(screen.getByRole('link', { name: '2 professionals' }).getAttribute('href')).toBe(to);
  expect(document.body.textContent.trim()).toBe('2 professionals match “Ana”.');
  cleanup();
  await show(<PeopleFound typed="Tendai" total={1} to={to} />);
  expect(document.body.textContent.trim()).toBe('1 professional matches “Tendai”.');
});
