import type { Country } from '@parley/contract/users/countries.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useRedirecting } from '../jobs/money/use-redirecting.ts';

/** Opens the processor's onboarding page; `pending` until the browser has left this one. */
export function useOnboarding() {
  const [pending, setPending] = useRedirecting();
  const [error, setError] = useState<string | null>(null);
  return {
    pending,
    error,
    leave: async (country: Country | null) => {
      if (pending) return;
      setPending(true);
      setError(null);
      const result = await call('POST /api/payment/onboard', { body: country ? { country } : {} });
      if (result.ok) return location.assign(result.data.url);
      setPending(false);
      setError(result.message);
    },
  };
}
