import { expect, test } from 'vitest';
import { filterDisciplines } from './filter-disciplines.ts';

const disciplines = [
  { id: 'l', name: 'Law', serviceCount: 2, categories: [{ id: 'c', name: 'Contracts' }] },
  { id: 'd', name: 'Design', serviceCount: 5, categories: [{ id: 'b', name: 'Brand' }] },
];
const names = (search: string) =>
  filterDisciplines(disciplines, new URLSearchParams(search)).map(({ name }) => name);

test('a discipline is found by its name or by that of a category', () => {
  expect(names('')).toEqual(['Law', 'Design']);
  expect(names('q=law')).toEqual(['Law']);
  expect(names('q=BRAND')).toEqual(['Design']);
  expect(names('q=zzzz')).toEqual([]);
});

test('they stand in the order of the site, by name, or by how many services there are', () => {
  expect(names('sort=name')).toEqual(['Design', 'Law']);
  expect(names('sort=services')).toEqual(['Design', 'Law']);
  expect(names('sort=anything')).toEqual(['Law', 'Design']);
});
