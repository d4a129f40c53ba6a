import { Trans, useLingui } from '@lingui/react/macro';
import { isTalking } from '@parley/contract/jobs/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { AgreedOffer } from './versions/AgreedOffer.tsx';
import { OfferSection } from './OfferSection.tsx';
import type { JobOffers } from './use-job-offers.ts';
import { useOfferActions } from './use-offer-actions.ts';

interface Props {
  loaded: JobOffers | null;
  reload: () => Promise<void>;
  side: Side;
  zone: string;
}

/** The offers of a job beside its chat or its call: read, made and answered there; hiring is on the job's page. */
export function OfferPanel({ loaded, reload, side, zone }: Props) {
  const { t } = useLingui();
  if (loaded === null) return <Skeleton className="h-24" />;
  const { job, offers } = loaded;
  if (!job.ok) return <LoadError title={t`We couldn’t load the offer`} refusal={job} />;
  if (!offers.ok) return <LoadError title={t`We couldn’t load the offer`} refusal={offers} />;
  const shared = { job: job.data, offers: offers.data, side, zone };
  if (isTalking(job.data.status)) return <TalkingOffers {...shared} reload={reload} />;
  if (offers.data.length > 0) return <AgreedOffer {...shared} />;
  return (
    <p className="text-ink-3">
      <Trans>No offer was made.</Trans>
    </p>
  );
}

interface TalkingProps extends Omit<Props, 'loaded'> {
  job: Job;
  offers: readonly Offer[];
}

function TalkingOffers({ job, offers, side, zone, reload }: TalkingProps) {
  const acts = useOfferActions(job.id, reload);
  return (
    <div className="grid gap-4">
      <OfferSection {...{ job, offers, side, zone, acts }} isPanel />
      {side === 'client' && job.offer !== null && (
        <div>
          {/* A new tab: leaving this one would end the call. */}
          <LinkButton small kind="quiet" to={paths.job(job.id)} target="_blank" rel="noreferrer">
            <Trans>Hire on the job page</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  );
}
