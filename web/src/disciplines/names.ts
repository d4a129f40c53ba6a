import type { Discipline } from '@parley/contract/disciplines/schemas.ts';

interface Asked {
  disciplineId?: string | undefined;
  categoryId?: string | undefined;
}

/** The discipline asked for: named itself, or through one of its categories. */
export function disciplineIn(disciplines: readonly Discipline[], asked: Asked): Discipline | null {
  const holds = ({ id, categories }: Discipline) =>
    id === asked.disciplineId || categories.some((category) => category.id === asked.categoryId);
  return disciplines.find(holds) ?? null;
}

/** The category asked for. */
export function categoryIn(disciplines: readonly Discipline[], { categoryId }: Asked) {
  const all = disciplines.flatMap(({ categories }) => categories);
  return all.find(({ id }) => id === categoryId) ?? null;
}
