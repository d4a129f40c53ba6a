import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { currentNow } from '../../platform/now.ts';
import type { LoadedTab } from '../load-tab.ts';
import type { Queues } from './queue-of.ts';

const DAY_MS = 86_400_000;

/** What waits in each tab; asked again whenever the shown tab is, which live hints see to. */
export function useQueues(loaded: LoadedTab): Queues | null {
  const [queues, setQueues] = useState<Queues | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // The shortest period: only its queues are needed.
    const from = new Date(Date.parse(currentNow()) - DAY_MS).toISOString();
    void call('GET /api/admin/overview', { query: { from } }).then((result) => {
      if (isCurrent && result.ok) setQueues(result.data.queues);
    });
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
  return queues;
}
