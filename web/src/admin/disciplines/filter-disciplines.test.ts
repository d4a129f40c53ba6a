import { expect, test } from 'vitest';
import { filterDisciplines } from './filter-disciplines.ts';

const disciplines = [
  { id: 'l', name: 'Law', serviceCount: 2, categories: [{ id: 'c', name: 'Contracts' }] },
  { id: 'd', name: 'Design', serviceCount: 5, categories: [{ id: 'b', name: 'Brand' }] },
];
const names = (search: string) =>
  filterDisciplines(disciplines, new URLSearchParams(search)).map(({ name }) => name);

test('a search finds a discipline by its name or by a category’s', () => {
  expect(names('')).toEqual(['Law', 'Design']);
  expect(names('q=law')).toEqual(['Law']);
  expect(names('q=BRAND')).toEqual(['Design']);
  expect(names('q=Bránd')).toEqual(['Design']);
  expect(names('q=zzzz')).toEqual([]);
});

test('disciplines are sorted by site order, by name or by number of services', () => {
  expect(names('sort=name')).toEqual(['Design', 'Law']);
  expect(names('sort=services')).toEqual(['Design', 'Law']);
  expect(names('sort=anything')).toEqual(['Law', 'Design']);
});
