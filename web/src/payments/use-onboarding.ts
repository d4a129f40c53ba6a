import type { Country } from '@parley/contract/users/countries.ts';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useRedirecting } from '../jobs/money/use-redirecting.ts';

/** Opens the processor's onboarding page; `pending` until the browser has left this one. */
export function useOnboarding() {
  const { isLeaving, redirect } = useRedirecting();
  const [error, setError] = useState<string | null>(null);
  return {
    pending: isLeaving,
    error,
    leave: async (country: Country | null) => {
      if (isLeaving) return;
      setError(null);
      const result = await redirect(() =>
        call('POST /api/payment/onboard', { body: country ? { country } : {} }),
      );
      if (!result.ok) setError(result.message);
    },
  };
}
