import { useState } from 'react';
import { leaveToPay } from '../../jobs/money/leave-to-pay.ts';
import { useRedirecting } from '../../jobs/money/use-redirecting.ts';
import { call } from '../../platform/api.ts';
import type { Refused } from '../../platform/result.ts';

/** Hires on the terms of an offer by paying it on the processor's page, which returns to the job's page. */
export function useHire(jobId: string, reload: () => Promise<void>) {
  const { isLeaving, redirect } = useRedirecting();
  const [offerId, setOfferId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);

  async function hire(chosenId: string) {
    setOfferId(chosenId);
    setRefusal(null);
    const body = { offerId: chosenId };
    const result = await redirect(
      async () => {
        const asked = await call('POST /api/payment/checkout/:jobId', { params: { jobId }, body });
        // A refusal says that the page is out of date: another offer stands, or the job was paid or ended.
        if (!asked.ok && asked.code !== 'network') await reload();
        return asked;
      },
      (url) => leaveToPay(jobId, url),
    );
    if (!result.ok) setRefusal(result);
  }
  return { hire, pendingId: isLeaving ? offerId : null, refusal };
}
export type Hire = ReturnType<typeof useHire>;
