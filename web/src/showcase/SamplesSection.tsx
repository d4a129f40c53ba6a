import { Trans, useLingui } from '@lingui/react/macro';
import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { useEffect, useState } from 'react';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { SamplesForm } from './SamplesForm.tsx';

interface Props {
  /** One of one's services; null: the profile. */
  serviceId: string | null;
  heading: 'h2' | 'h3';
}

/** Loads and edits the work samples of one's profile or of a service. */
export default function SamplesSection({ serviceId, heading: Heading }: Props) {
  const { t } = useLingui();
  const [samples, setSamples] = useState<Result<Sample[]> | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const query = serviceId === null ? {} : { serviceId };
    void call('GET /api/showcase/samples', { query }).then((read) => !isGone && setSamples(read));
    return () => {
      isGone = true;
    };
  }, [serviceId, tries]);
  return (
    <section aria-label={t`Work samples`} className="grid gap-5">
      <div className="border-b border-line pb-3">
        <Heading className="text-xl">
          <Trans>Work samples</Trans>
        </Heading>
        <p className="mt-1.5 text-sm text-pretty text-ink-3">
          {serviceId === null
            ? t`Pictures, PDFs and links that show what you do. Everyone sees them on your profile.`
            : t`Pictures, PDFs and links that show this kind of work. Everyone sees them here and on your profile.`}
        </p>
      </div>
      {samples === null && <SkeletonLines />}
      {samples?.ok === false && (
        <ErrorState
          title={t`We couldn’t load your work samples`}
          message={samples.message}
          onRetry={() => setTries(tries + 1)}
        />
      )}
      {samples?.ok && <SamplesForm serviceId={serviceId} samples={samples.data} />}
    </section>
  );
}
