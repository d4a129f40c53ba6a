import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';

const AGAIN_MS = 5_000;

/** The disciplines for a form. A failed load is only logged and retried, so the form stays usable. */
export function useDisciplines(first: Result<Discipline[]>): Discipline[] {
  const [found, setFound] = useState(first);
  useEffect(() => {
    if (found.ok) return undefined;
    console.warn(`The disciplines could not be loaded: ${found.message}`);
    const timer = setTimeout(() => void call('GET /api/discipline').then(setFound), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [found]);
  return found.ok ? found.data : [];
}
