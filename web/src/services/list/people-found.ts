import type { Api } from '../../platform/api-server.ts';
import { FEW } from '../../platform/form/filter-suggestions.ts';
import { type List, readProfessionals, type Search } from './read-list.ts';

/**
 * How many professionals have the typed words, for someone who typed a name: services don't have their owners' names.
 * Asked only where few services were found by these words, or none; null where no professional has them.
 */
export async function readPeopleFound(
  api: Api,
  search: Search,
  { of, result }: List,
): Promise<number | null> {
  if (search.q === undefined || of !== 'services' || !result.ok) return null;
  const { total, reading } = result.data;
  const isAsTyped = reading.corrected === null && !reading.isPartial;
  if (isAsTyped && total > FEW) return null;
  // As typed: corrections would cost more, and find somebody else.
  const people = await readProfessionals(api, { ...search, sort: undefined, exact: true }, undefined, 1);
  return people.ok && people.data.total > 0 ? people.data.total : null;
}
