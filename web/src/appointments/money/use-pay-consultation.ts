import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { leaveToPay } from '../../jobs/money/leave-to-pay.ts';
import { useRedirecting } from '../../jobs/money/use-redirecting.ts';
import { call } from '../../platform/api.ts';

/** Pays for a consultation on the processor's page, which returns to the consultation's page. */
export function usePayConsultation({ id, jobId }: { id: string; jobId: string }) {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useRedirecting();
  const [error, setError] = useState<string | null>(null);

  async function pay() {
    setPending(true);
    setError(null);
    const result = await call('POST /api/payment/checkout/:jobId', {
      params: { jobId },
      body: { appointmentId: id },
    });
    // The button stays busy until the other page has loaded.
    if (result.ok) return leaveToPay(jobId, result.data.url);
    // A refusal says that the page is out of date: it was paid, or called off.
    if (result.code !== 'network') await revalidate();
    setPending(false);
    setError(result.message);
  }
  return { pay, pending, error };
}
