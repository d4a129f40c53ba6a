import { Trans, useLingui } from '@lingui/react/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isBudget, whyNotOffer } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { lazy, Suspense } from 'react';
import { isAtTheBank } from '../jobs/money/can-hire.ts';
import { refusalText } from '../platform/language/refusal-text.ts';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/Button.tsx';
import { shortName } from '../users/short-name.ts';
import { AskedTerms } from './versions/AskedTerms.tsx';
import { EarlierOffers } from './versions/EarlierOffers.tsx';
import { HireAct } from './hire/HireAct.tsx';
import { CurrentOffer } from './versions/CurrentOffer.tsx';
import type { OfferActions } from './use-offer-actions.ts';
import { haveMet, versionsOf } from './versions/versions.ts';

const OfferDialog = lazy(() => import('./form/OfferDialog.tsx'));
const DeclineDialog = lazy(() => import('./form/DeclineDialog.tsx'));

interface Props {
  job: Job;
  /** All versions, the latest first. */
  offers: readonly Offer[];
  side: Side;
  zone: string;
  acts: OfferActions;
  /** Beside a chat or a call, which cannot be left to pay; what comes next is on the job's page. */
  isPanel?: boolean;
}

/** The offers of a job while the two talk: the standing one, what is asked for, the earlier ones, and how to go on. */
export function OfferSection({ job, offers, side, zone, acts, isPanel = false }: Props) {
  const { standing, before, ask, earlier } = versionsOf(offers);
  const request = ask && !isBudget(ask) ? ask : null;
  const whyNot = refusalText(whyNotOffer({ ...job, isProcessing: isAtTheBank(job) }));
  const isClient = side === 'client';
  // Once they have met, hiring and other terms are in what comes next.
  const now = useNow();
  const met = isLaterMilestone(job) || haveMet(job.appointments, now);
  return (
    <div className="grid gap-5">
      {standing && (
        <CurrentOffer job={job} offer={standing} before={before} side={side} zone={zone}>
          {isClient && !isPanel && !met && (
            <div className="border-t border-line pt-4">
              <HireAct job={job} hire={acts.hire} met={false} />
            </div>
          )}
        </CurrentOffer>
      )}
      {!standing && !request && <NoOffer job={job} side={side} />}
      {ask && <AskedTerms {...{ job, ask, side, zone, whyNot, acts }} />}
      {(isPanel || !met) && (isClient || !ask) && (
        <div>
          <Button
            kind={!isClient && !standing ? 'strong' : 'quiet'}
            small={Boolean(standing)}
            disabledBecause={whyNot}
            onClick={acts.offer}
          >
            <ChangeLabel side={side} hasOffer={standing !== null} hasAsked={request !== null} />
          </Button>
        </div>
      )}
      <EarlierOffers
        job={job}
        offers={offers}
        earlier={earlier}
        side={side}
        zone={zone}
        hire={isClient && !isPanel ? acts.hire : null}
      />
      <Suspense>
        {acts.dialog === 'offer' && (
          <OfferDialog
            job={job}
            side={side}
            from={ask ?? standing}
            reload={acts.reload}
            onClose={acts.close}
          />
        )}
        {acts.dialog === 'decline' && ask && (
          <DeclineDialog job={job} ask={ask} reload={acts.reload} onClose={acts.close} />
        )}
      </Suspense>
    </div>
  );
}

function ChangeLabel({ side, hasOffer, hasAsked }: { side: Side; hasOffer: boolean; hasAsked: boolean }) {
  if (side === 'professional')
    return hasOffer ? <Trans>Change your offer</Trans> : <Trans>Make an offer</Trans>;
  if (hasAsked) return <Trans>Change what you ask for</Trans>;
  return hasOffer ? <Trans>Request changes to the offer</Trans> : <Trans>Ask for an offer</Trans>;
}

function NoOffer({ job, side }: { job: Job; side: Side }) {
  const { t } = useLingui();
  const name = shortName(otherOf(job, side).displayName);
  return (
    <p className="max-w-[62ch] text-pretty text-ink-2">
      {side === 'client'
        ? t`${name} hasn’t made an offer yet. It can come before, during or after your consultation, and you owe nothing until you hire.`
        : t`You haven’t made an offer yet. ${name} can hire you once you do: before, during or after your consultation.`}
    </p>
  );
}
