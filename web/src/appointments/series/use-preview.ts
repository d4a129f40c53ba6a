import type { SeriesPreview, SeriesQuestion } from '@parley/contract/appointments/series/schemas.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';

const PAUSE_MS = 250;

interface Asked {
  jobId: string;
  /** On whose behalf an admin asks; left out by the two sides. */
  as?: SideRole | undefined;
}

/** The dates of a series while it is being chosen; null while they load, or without a question. */
export function usePreview({ jobId, as }: Asked, question: SeriesQuestion | null, tries: number) {
  const key = question && JSON.stringify([question, as, tries]);
  const [answer, setAnswer] = useState<{ key: string; result: Result<SeriesPreview> } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isStale = false;
    const [asked]: [SeriesQuestion] = JSON.parse(key);
    // Waits until a number has been typed.
    const timer = setTimeout(() => {
      void previewOf({ jobId, as }, asked).then((result) => {
        if (!isStale) setAnswer({ key, result });
      });
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [jobId, as, key]);
  return answer?.key === key ? answer.result : null;
}

function previewOf({ jobId: id, as }: Asked, query: SeriesQuestion): Promise<Result<SeriesPreview>> {
  if (as === undefined) return call('GET /api/job/:id/series/preview', { params: { id }, query });
  return call('GET /api/job/admin/:id/series/preview', { params: { id }, query: { ...query, as } });
}
