import type { Offer } from '@parley/contract/offers/schemas.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Refused } from '../../platform/result.ts';

/** The professional accepts what the client asks for, as an offer of their own. */
export function useAcceptAsk(jobId: string, reload: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);

  async function accept({ id: offerId }: Offer) {
    if (pending) return;
    setPending(true);
    setRefusal(null);
    const body = { offerId, action: 'accept' as const };
    const result = await call('POST /api/job/:id/offers/response', { params: { id: jobId }, body });
    if (result.ok || result.code !== 'network') await reload();
    setPending(false);
    if (!result.ok) setRefusal(result);
  }
  return { accept, pending, refusal };
}
