import type { Payment } from '@parley/contract/payments/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import { usePoll } from '../platform/live/use-poll.ts';
import { isProcessing } from '../jobs/money/status.ts';

const POLL_MS = 3_000;
/** The processor usually answers in seconds; a notification reports what takes longer. */
const MAX_POLLS = 40;

interface WatchedPayment {
  jobId: string;
  /** Of this consultation; of the work by default. */
  appointmentId?: string;
  /** Of this tip. */
  tipId?: string;
  /** The payment status that the page was loaded with. */
  status: Payment['status'];
  /** Whether the processor's page has just been left. */
  returned: boolean;
}

/** Polls a pending payment until it is settled, and reloads the page when it has changed. */
export function usePaymentWatch({ jobId, appointmentId, tipId, status, returned }: WatchedPayment): {
  error: string | null;
  /** As it was last seen here. */
  payment: Payment | null;
} {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string | null>(null);
  const [payment, setPayment] = useState<Payment | null>(null);
  const [polls, setPolls] = useState(0);
  const known = useRef(status);
  useEffect(() => {
    known.current = status;
  }, [status]);

  async function look() {
    setPolls((before) => before + 1);
    const result = await call('POST /api/payment/paid', { body: { jobId, appointmentId, tipId } });
    setError(result.ok ? null : result.message);
    if (result.ok) setPayment(result.data);
    if (result.ok && result.data.status !== known.current) await revalidate();
  }
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (returned) void latest.current();
  }, [returned]);
  usePoll(look, isProcessing(status) && polls < MAX_POLLS ? POLL_MS : null);
  return { error, payment };
}
