import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import { useLiveChanges } from '../platform/live/live.ts';
import type { Result } from '../platform/result.ts';

export interface JobOffers {
  job: Result<Job>;
  offers: Result<Offer[]>;
}

/**
 * A job and its offers, loaded beside a page that has neither, and again whenever they change; null before. `seen` is
 * what else they depend on: a consultation that ends is no change of the job.
 */
export function useJobOffers(
  jobId: string,
  seen = '',
): { loaded: JobOffers | null; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<JobOffers | null>(null);
  const reload = useCallback(async () => {
    const params = { id: jobId };
    const [job, offers] = await Promise.all([
      call('GET /api/job/:id', { params }),
      call('GET /api/job/:id/offers', { params }),
    ]);
    setLoaded((before) => (job.ok && offers.ok ? { job, offers } : (before ?? { job, offers })));
  }, [jobId]);
  useEffect(() => {
    const load = async () => reload();
    void load();
  }, [reload, seen]);
  useLiveChanges('job', jobId, () => void reload());
  return { loaded, reload };
}
