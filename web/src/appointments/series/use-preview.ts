import type { SeriesPreview, SeriesQuestion } from '@parley/contract/appointments/series/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';

const PAUSE_MS = 250;

/** The dates of a series while it is being chosen; null while they load, or without a question. */
export function usePreview(jobId: string, question: SeriesQuestion | null, tries: number) {
  const key = question && JSON.stringify([question, tries]);
  const [answer, setAnswer] = useState<{ key: string; result: Result<SeriesPreview> } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isStale = false;
    const [asked]: [SeriesQuestion] = JSON.parse(key);
    // Waits until a number has been typed.
    const timer = setTimeout(() => {
      const found = call('GET /api/job/:id/series/preview', { params: { id: jobId }, query: asked });
      void found.then((result) => {
        if (!isStale) setAnswer({ key, result });
      });
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [jobId, key]);
  return answer?.key === key ? answer.result : null;
}
