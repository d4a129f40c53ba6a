/** How many results a person looks at. */
const LOOKED_AT = 10;

/** Normalized discounted cumulative gain of the first ten results: 1 when no order would be better, 0 when all are useless. */
export function ndcg(found: readonly number[], wanted: readonly number[]): number {
  const best = gain(wanted.toSorted((one, other) => other - one));
  return best === 0 ? 0 : gain(found) / best;
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
