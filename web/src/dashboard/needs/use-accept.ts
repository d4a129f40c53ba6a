import type { Acceptable } from '@parley/contract/dashboard/schemas.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isTimeRefusal, respondCallOf } from '../../negotiations/answers.ts';
import { call } from '../../platform/api.ts';

/** What was agreed to from the queue: when, and in which job. */
export interface Accepted {
  at: string;
  jobId: string | null;
}

/** Accepts a time from the queue, one at a time; the dashboard is reloaded, also when somebody else was faster. */
export function useAccept(acceptable: Acceptable, onDone: (accepted: Accepted) => void) {
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isSending = useRef(false);
  const { revalidate } = useRevalidator();

  async function accept(time: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(time);
    setError(null);
    const result = await send(acceptable, time);
    if (result.ok) onDone({ at: time, jobId: result.data.jobId });
    else setError(result.message);
    if (result.ok || result.code === 'invalid_transition' || isTimeRefusal(result.code)) await revalidate();
    isSending.current = false;
    setPending(null);
  }
  return { accept, pending, error };
}

function send({ subject, id, hasSeveral }: Acceptable, startsAt: string) {
  return subject === 'APPOINTMENT'
    ? call('POST /api/job/appointments/reschedule', { body: { id, action: 'accept' } })
    : call(respondCallOf(subject), { body: { id, action: 'accept', ...(hasSeveral && { startsAt }) } });
}
