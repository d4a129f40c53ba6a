import type { Acceptable } from '@parley/contract/dashboard/schemas.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isTimeRefusal, respondCallOf } from '../../negotiations/answers.ts';
import { call } from '../../platform/api.ts';
import { detailOf } from '../../platform/form/detail-of.ts';

/** What was agreed to from the queue: when, and in which job. */
export interface Accepted {
  at: string;
  jobId: string | null;
}

/** Accepts the shown time from the queue, one at a time; the dashboard is reloaded, also when somebody else was faster. */
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
    else setError(detailOf(result));
    if (result.ok || isOutdated(result.code)) await revalidate();
    isSending.current = false;
    setPending(null);
  }
  return { accept, pending, error };
}

/** Whether the queue shows what is no longer so: a time that was replaced is an invalid field. */
const isOutdated = (code: string) =>
  code === 'invalid_transition' || code === 'invalid_input' || isTimeRefusal(code);

function send({ subject, id }: Acceptable, startsAt: string) {
  const body = { id, action: 'accept', startsAt } as const;
  return subject === 'APPOINTMENT'
    ? call('POST /api/job/appointments/reschedule', { body })
    : call(respondCallOf(subject), { body });
}
