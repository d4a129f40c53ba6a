import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api.ts';
import type { Refused, Result } from '../../platform/result.ts';
import type { ConsultationAction } from './consultation-actions.ts';

interface ActionInput {
  startsAt?: string;
  minutes?: number;
  message?: string;
}

/** Runs one action at a time on a consultation, then reloads the page, also when someone else was faster. */
export function useConsultationAction(id: string) {
  const [pending, setPending] = useState<ConsultationAction | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const isSending = useRef(false);
  const { revalidate } = useRevalidator();

  /** True when the server accepted it. */
  async function send(act: ConsultationAction, input: ActionInput = {}): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(act);
    setRefusal(null);
    const result = await callFor(id, act, input);
    if (!result.ok) setRefusal(result);
    if (result.ok || isOutdated(act, result.code)) await revalidate();
    isSending.current = false;
    setPending(null);
    return result.ok;
  }
  return { send, pending, refusal, forget: () => setRefusal(null) };
}

/** Whether the page shows what is no longer so: of what is accepted, an invalid field is a time that was replaced. */
const isOutdated = (act: ConsultationAction, code: string) =>
  code === 'invalid_transition' || (act === 'accept' && code === 'invalid_input');

function callFor(id: string, act: ConsultationAction, input: ActionInput): Promise<Result<unknown>> {
  const params = { id };
  const { startsAt, message = '' } = input;
  if (act === 'object')
    return call('POST /api/job/appointment/object/:id', { params, body: { reason: message } });
  if (act === 'refund' || act === 'new_time')
    return call('POST /api/job/appointment/absent/:id', {
      params,
      body: { action: act, ...(startsAt && { startsAt }) },
    });
  return call('POST /api/job/appointments/reschedule', { body: { id, action: act, ...input } });
}
