import { useState } from 'react';
import { useHire } from './hire/use-hire.ts';

/** What can be done about a job's offers, from wherever they are shown; `reload` loads the job and its offers again. */
export function useOfferActions(jobId: string, reload: () => Promise<void>) {
  const [dialog, setDialog] = useState<'offer' | 'decline' | null>(null);
  const hire = useHire(jobId, reload);
  return {
    hire,
    reload,
    dialog,
    offer: () => setDialog('offer'),
    decline: () => setDialog('decline'),
    close: () => setDialog(null),
  };
}
export type OfferActions = ReturnType<typeof useOfferActions>;
