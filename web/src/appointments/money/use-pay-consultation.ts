import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { leaveToPay } from '../../jobs/money/leave-to-pay.ts';
import { useRedirecting } from '../../jobs/money/use-redirecting.ts';
import { call } from '../../platform/api.ts';

/** Pays for a consultation on the processor's page, which returns to the consultation's page. */
export function usePayConsultation({ id, jobId }: { id: string; jobId: string }) {
  const { revalidate } = useRevalidator();
  const { isLeaving, redirect } = useRedirecting();
  const [error, setError] = useState<string | null>(null);

  async function pay() {
    setError(null);
    const body = { appointmentId: id };
    const result = await redirect(
      async () => {
        const asked = await call('POST /api/payment/checkout/:jobId', { params: { jobId }, body });
        // A refusal says that the page is out of date: it was paid, or called off.
        if (!asked.ok && asked.code !== 'network') await revalidate();
        return asked;
      },
      (url) => leaveToPay(jobId, url),
    );
    if (!result.ok) setError(result.message);
  }
  return { pay, pending: isLeaving, error };
}
