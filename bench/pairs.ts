/** Measured back to back, so that a busy machine slows both alike. */
export interface Pair {
  ours: number;
  peer: number;
}

interface Measure {
  ours: () => Promise<number>;
  peer: () => Promise<number>;
  /** A round takes long, and the first is like the others. */
  isWarm?: true;
}

/** A warm-up round of each, then alternating pairs: ours, the peer's, ours, the peer's, … */
export async function measurePairs(count: number, measure: Measure): Promise<Pair[]> {
  if (!measure.isWarm) {
    await measure.ours();
    await measure.peer();
  }
  const pairs: Pair[] = [];
  while (pairs.length < count) pairs.push({ ours: await measure.ours(), peer: await measure.peer() });
  return pairs;
}

/** The median ratio; for an even number the lower middle. */
export function medianRatio(pairs: readonly Pair[]): number {
  const ratios = pairs.map(({ ours, peer }) => ours / peer).toSorted((a, b) => a - b);
  return ratios[Math.floor((ratios.length - 1) / 2)] ?? 0;
}
