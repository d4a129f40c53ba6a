import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import type { Refused } from '../platform/result.ts';
import { isTimeRefusal, type RespondCall } from './answers.ts';

/** Sends one answer at a time, then reloads the page, also when somebody else was faster. */
export function useAnswer(
  negotiationId: string,
  respond: RespondCall,
  onDone?: (negotiation: Negotiation) => void,
) {
  const [pending, setPending] = useState<NegotiationResponse['action'] | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const isSending = useRef(false);
  const { revalidate } = useRevalidator();

  /** True when it was accepted by the server. */
  async function send(response: Omit<NegotiationResponse, 'id'>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setPending(response.action);
    setRefusal(null);
    const result = await call(respond, { body: { id: negotiationId, ...response } });
    if (!result.ok) setRefusal(result);
    if (result.ok || isOutdated(response.action, result.code)) await revalidate();
    isSending.current = false;
    setPending(null);
    if (result.ok) onDone?.(result.data);
    return result.ok;
  }
  return { send, pending, refusal, forget: () => setRefusal(null) };
}

/** Whether the page shows what is no longer so: of what is accepted, an invalid field is a time that was replaced. */
const isOutdated = (action: NegotiationResponse['action'], code: string) =>
  code === 'invalid_transition' || isTimeRefusal(code) || (action === 'accept' && code === 'invalid_input');
