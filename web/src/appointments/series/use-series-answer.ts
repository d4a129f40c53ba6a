import type { SeriesAnswer } from '@parley/contract/appointments/series/states.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Refused } from '../../platform/result.ts';

/** Answers one series at a time, then reloads the page, also when someone else was faster. */
export function useSeriesAnswer(jobId: string, seriesId: string) {
  const [pending, setPending] = useState<SeriesAnswer | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const isSending = useRef(false);
  const { revalidate } = useRevalidator();

  /** True when the server accepted it. */
  async function send(
    action: SeriesAnswer,
    input: { fromId?: string; message?: string } = {},
  ): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(action);
    setRefusal(null);
    const body = { seriesId, action, ...input };
    const result = await call('POST /api/job/:id/series/response', { params: { id: jobId }, body });
    if (!result.ok) setRefusal(result);
    if (result.ok || result.code === 'invalid_transition') await revalidate();
    isSending.current = false;
    setPending(null);
    return result.ok;
  }
  return { send, pending, refusal, forget: () => setRefusal(null) };
}
