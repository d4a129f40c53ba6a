/** Pseudo-random and deterministic. */
export interface Random {
  /** [0, 1). */
  next: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** Distinct elements in random order; all of them if there are fewer. */
  some: <T>(from: readonly T[], count: number) => T[];
}

/** One generator per purpose, so that changing one part of the world leaves the others as they are. */
export function randomFor(purpose: string): Random {
  const next = mulberry32(hashOf(purpose));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (from) => at(from, whole(0, from.length - 1)),
    some: (from, count) => shuffled(from, next).slice(0, count),
  };
}

/** Throws if out of range. */
export function at<T>(list: readonly T[], index: number): T {
  const [found] = list.slice(index, index + 1);
  if (found === undefined) throw new RangeError(`there is no element ${index} among ${list.length}`);
  return found;
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  return list
    .map((item) => ({ item, order: next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** Tommy Ettinger's Mulberry32. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
