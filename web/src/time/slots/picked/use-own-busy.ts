import type { OwnBusyTime } from '@parley/contract/availability/busy-calendars.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useUser } from '../../../platform/session/session.ts';

/**
 * When a client is busy from one instant to another, but for what is to be moved; empty for others, and while nobody
 * knows.
 */
export function useOwnBusy(from: string, to: string, moving?: string): readonly OwnBusyTime[] {
  const isAsked = useUser()?.role === 'CLIENT';
  const key = `${from} ${to} ${moving}`;
  const [found, setFound] = useState<{ key: string; times: OwnBusyTime[] } | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isStale = false;
    void call('GET /api/availability/busy', {
      query: { from, to, ...(moving !== undefined && { moving }) },
    }).then((result) => {
      if (!isStale && result.ok) setFound({ key, times: result.data });
    });
    return () => {
      isStale = true;
    };
  }, [isAsked, key, from, to, moving]);
  return found?.key === key ? found.times : [];
}
