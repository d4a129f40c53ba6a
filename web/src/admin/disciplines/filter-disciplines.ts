import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { plainText } from '../../platform/language/plain-text.ts';
import { oneOf, searchTextIn } from '../tabs.ts';

/** The disciplines that match the URL's search, in its order; a matching category keeps its whole discipline. */
export function filterDisciplines(disciplines: readonly Discipline[], search: URLSearchParams): Discipline[] {
  const searchText = plainText(searchTextIn(search) ?? '');
  const fits = ({ name }: { name: string }) => plainText(name).includes(searchText);
  const found = disciplines.filter((discipline) => fits(discipline) || discipline.categories.some(fits));
  const sort = oneOf(['name', 'services'], search.get('sort'));
  if (sort === 'name') return found.toSorted((one, other) => one.name.localeCompare(other.name));
  if (sort === 'services') return found.toSorted((one, other) => other.serviceCount - one.serviceCount);
  return found;
}
