import type { Discipline } from '@parley/contract/disciplines/schemas.ts';

interface DisciplineQuery {
  disciplineId?: string | undefined;
  categoryId?: string | undefined;
}

/** The discipline of a query, named directly or through one of its categories. */
export function findDiscipline(
  disciplines: readonly Discipline[],
  query: DisciplineQuery,
): Discipline | null {
  const holds = ({ id, categories }: Discipline) =>
    id === query.disciplineId || categories.some((category) => category.id === query.categoryId);
  return disciplines.find(holds) ?? null;
}

export function findCategory(disciplines: readonly Discipline[], { categoryId }: DisciplineQuery) {
  const all = disciplines.flatMap(({ categories }) => categories);
  return all.find(({ id }) => id === categoryId) ?? null;
}

/** Which of the two a query names that isn't there, as after an admin has deleted it; null if the disciplines couldn't be read. */
export function unknownIn(disciplines: readonly Discipline[], query: DisciplineQuery) {
  if (disciplines.length === 0) return null;
  if (query.disciplineId !== undefined && !findDiscipline(disciplines, query)) return 'discipline';
  return query.categoryId !== undefined && !findCategory(disciplines, query) ? 'category' : null;
}

/** The disciplines as a page carries them: with the categories of the chosen one alone. */
export function withChosenCategories(
  disciplines: readonly Discipline[],
  query: DisciplineQuery,
): readonly Discipline[] {
  const chosen = findDiscipline(disciplines, query);
  return disciplines.map((each) => (each === chosen ? each : { ...each, categories: [] }));
}
