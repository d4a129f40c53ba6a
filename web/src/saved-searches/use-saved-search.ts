import type { SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';

/** A saved search as the last call returned it, and the calls that change it. */
export function useSavedSearch(given: SavedSearch) {
  const [search, setSearch] = useState(given);
  const [isRemoved, setRemoved] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { id, name, frequency, paused } = search;
  async function run<T>(calling: Promise<Result<T>>, done: (reply: T) => void) {
    setPending(true);
    const result = await calling;
    setPending(false);
    setError(result.ok ? null : result.message);
    if (result.ok) done(result.data);
  }
  const at = { params: { id } };
  return {
    search,
    isRemoved,
    pending,
    error,
    setSearch,
    togglePause: () =>
      void run(
        call('PUT /api/saved-search/:id', { ...at, body: { name, frequency, paused: !paused } }),
        setSearch,
      ),
    remove: () => void run(call('DELETE /api/saved-search/:id', at), () => setRemoved(true)),
    restore: () =>
      void run(call('POST /api/saved-search/:id/restore', at), (restored) => {
        setSearch(restored);
        setRemoved(false);
      }),
  };
}
