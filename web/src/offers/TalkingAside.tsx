import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { JobPageAction } from '../jobs/actions/actions.ts';
import { isOpenToPayment } from '../jobs/money/payable.ts';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { shortName } from '../users/short-name.ts';
import { HireBy } from './HireBy.tsx';
import { HireButton } from './HireButton.tsx';
import { HiringNote } from './HiringNote.tsx';
import { daysText, hireRefusalText } from './offer-text.ts';
import type { Hire } from './use-hire.ts';
import type { OfferActions } from './use-offer-actions.ts';
import { haveMet } from './versions.ts';
import { WhatNext } from './WhatNext.tsx';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  acts: OfferActions;
  onAction: (action: JobPageAction) => void;
}

/** Beside a job while the two talk: hiring, what else comes next, until when, and ending it. */
export function TalkingAside({ job, side, zone, acts, onAction }: Props) {
  const now = useNow();
  const met = haveMet(job.appointments, now);
  const end = () => onAction('end');
  return (
    <div className="grid gap-7">
      <div className="grid gap-5 rounded-lg border border-line bg-sheet p-5 shadow-sheet empty:hidden">
        {met && <Met job={job} side={side} />}
        {side === 'client' && <HireAct job={job} offer={job.offer} hire={acts.hire} met={met} />}
        {side === 'professional' && job.offer === null && (
          <Button wide onClick={acts.offer}>
            <Trans>Make an offer</Trans>
          </Button>
        )}
        {met && <WhatNext job={job} side={side} offer={job.offer} onOffer={acts.offer} onEnd={end} />}
      </div>
      <HireBy job={job} side={side} zone={zone} onExtend={() => onAction('extend_hire_by')} />
      {!met && (
        <div className="grid justify-items-start gap-2 text-sm text-pretty text-ink-2">
          <p>
            <Trans>
              No fit after all? You can end this job at any time. Nothing is owed, and it leaves no mark on
              either of you.
            </Trans>
          </p>
          <Button small kind="quiet" onClick={end}>
            <Trans>End this job</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Met({ job, side }: Pick<Props, 'job' | 'side'>) {
  const name = shortName(otherOf(job, side).displayName);
  return (
    <h2 className="text-xl text-balance">
      {side === 'client' ? (
        <Trans>You’ve met {name}. What comes next?</Trans>
      ) : (
        <Trans>You’ve met {name}. Send what you agreed.</Trans>
      )}
    </h2>
  );
}

interface HireActProps {
  job: Job;
  offer: Offer | null;
  hire: Hire;
  met: boolean;
}

/** Hiring on the standing offer; quiet before they have met: most people talk first. */
function HireAct({ job, offer, hire, met }: HireActProps) {
  const refusal = hire.refusal && hireRefusalText(hire.refusal, job);
  if (offer === null || !isOpenToPayment(job)) return <FormMessage message={refusal} />;
  return (
    <div className="grid gap-3">
      {/* Once they have met, phones have it at the bottom of the screen. */}
      <div className={`grid gap-3 ${met ? 'max-md:hidden' : ''}`}>
        <HireButton job={job} offer={offer} hire={hire} kind={met ? 'strong' : 'quiet'} />
        <FormMessage message={refusal} />
      </div>
      <HireHelp job={job} offer={offer} met={met} />
      <HiringNote hiring={job.hiring} />
    </div>
  );
}

function HireHelp({ job, offer, met }: { job: Job; offer: Offer; met: boolean }) {
  const name = shortName(job.professional.displayName);
  const days = daysText(offer.estimatedDays);
  return (
    <p className="text-sm text-pretty text-ink-3">
      {met ? (
        <Trans>
          You pay by card on our payment processor’s page. Parley holds the money until you accept the work.{' '}
          {name} then has {days}.
        </Trans>
      ) : (
        <Trans>
          If you’re already sure. Most people talk first. Parley holds the money until you accept the work.
        </Trans>
      )}
    </p>
  );
}
