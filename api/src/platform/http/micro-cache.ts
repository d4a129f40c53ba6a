import { LRUCache } from 'lru-cache';
import { cacheReads } from '../observe/metrics.ts';

/** How long an answer is still given while a newer one is made, or can't be. */
const STALE_MS = 30_000;
const TOTAL_BYTES = 32 * 2 ** 20;
const ENTRY_BYTES = 2 ** 20;

interface Options<V> {
  /** How long an answer is given without asking again; 0 keeps nothing. */
  freshMs: number;
  /** In bytes; null isn't kept. */
  sizeOf: (value: V) => number | null;
}

/**
 * What many visitors get alike, for seconds: one of them makes it, the others wait for the same or get the one before.
 * At most 32 MB, least recently used first.
 */
export class MicroCache<V extends object> {
  readonly #options: Options<V>;
  readonly #kept: LRUCache<string, V, () => Promise<V>>;

  constructor(options: Options<V>) {
    this.#options = options;
    this.#kept = new LRUCache<string, V, () => Promise<V>>({
      ttl: options.freshMs,
      // Asked each time, so that tests can move it.
      perf: { now: () => performance.now() },
      allowStale: true,
      noDeleteOnFetchRejection: true,
      maxSize: TOTAL_BYTES,
      maxEntrySize: ENTRY_BYTES,
      sizeCalculation: (value) => options.sizeOf(value) ?? ENTRY_BYTES + 1,
      fetchMethod: (_key, _stale, { context: make }) => make(),
    });
  }

  /** The kept value, or a new one. */
  async read(key: string, make: () => Promise<V>): Promise<V> {
    if (this.#options.freshMs === 0) return make();
    if (this.#kept.getRemainingTTL(key) < -STALE_MS) this.#kept.delete(key);
    cacheReads.inc({ outcome: this.#kept.getRemainingTTL(key) > 0 ? 'kept' : 'made' });
    return this.#kept.forceFetch(key, { context: make });
  }
}
