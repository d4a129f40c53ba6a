import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { isBudget } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { termsText } from '../../../offers/offer-text.ts';
import { VersionNote } from '../../../offers/versions/VersionNote.tsx';
import { versionsOf } from '../../../offers/versions/versions.ts';
import { Button } from '../../../ui/Button.tsx';
import { shortName } from '../../../users/short-name.ts';

// Loaded on demand.
const OfferActDialog = lazy(() => import('./OfferActDialog.tsx'));

interface Props {
  job: Job;
  /** All versions, the latest first. */
  offers: readonly Offer[];
  zone: string;
}

/** The offer that stands and what the client asks for, as admins see them, and acting on behalf of a side. */
export function AdminOffers({ job, offers, zone }: Props) {
  const [acts, setActs] = useState(false);
  const { standing, ask } = versionsOf(offers);
  return (
    <div className="grid gap-3 pt-4 text-sm tabular-nums">
      {[standing, ask].map(
        (offer) =>
          offer && (
            <div key={offer.id}>
              <p className="font-semibold text-pretty">{offerTitle(offer, job)}</p>
              <VersionNote offer={offer} zone={zone} />
            </div>
          ),
      )}
      {!standing && !ask && (
        <p className="text-ink-3">
          <Trans>No offer yet.</Trans>
        </p>
      )}
      {isTalking(job.status) && (
        <div>
          <Button kind="quiet" small onClick={() => setActs(true)}>
            <Trans>Act on the offer on someone’s behalf</Trans>
          </Button>
        </div>
      )}
      <Suspense>
        {acts && <OfferActDialog job={job} offers={offers} onClose={() => setActs(false)} />}
      </Suspense>
    </div>
  );
}

function offerTitle(offer: Offer, job: Job): string {
  const [name, terms] = [shortName(job[offer.by].displayName), termsText(offer)];
  if (isBudget(offer)) return t`${name}’s budget: ${terms}`;
  return offer.by === 'client' ? t`${name} asked for ${terms}` : t`${name} offered ${terms}`;
}
