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

/** The disciplines as a page carries them: with the categories of the chosen one alone. */
export function withChosenCategories(
  disciplines: readonly Discipline[],
  query: DisciplineQuery,
): readonly Discipline[] {
  const chosen = findDiscipline(disciplines, query);
  return disciplines.map((each) => (each === chosen ? each : { ...each, categories: [] }));
}
