import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useRedirecting } from './use-redirecting.ts';

/** Opens the processor's page to pay for a job; it returns to the job's page. */
export function useCheckout(jobId: string) {
  const [pending, setPending] = useRedirecting();
  const [error, setError] = useState<string | null>(null);

  async function open() {
    setPending(true);
    setError(null);
    const result = await call('POST /api/payment/checkout/:jobId', { params: { jobId }, body: {} });
    // The button stays busy until the other page has loaded.
    if (result.ok) return location.assign(result.data.url);
    setPending(false);
    setError(result.message);
  }
  return { open, pending, error };
}
