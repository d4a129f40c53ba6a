import { Trans } from '@lingui/react/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { firstOf } from '@parley/contract/offers/milestones.ts';
import { canHire } from '../../jobs/money/can-hire.ts';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { shortName } from '../../users/short-name.ts';
import { CreditNote } from './CreditNote.tsx';
import { HireButton } from './HireButton.tsx';
import { HiringNote } from './HiringNote.tsx';
import { daysText, hireRefusalText } from '../offer-text.ts';
import type { Hire } from './use-hire.ts';

interface Props {
  job: Job;
  hire: Hire;
  met: boolean;
  /** Whether phones have the button at the bottom of the screen. */
  hasBar?: boolean;
}

/** Hiring on the standing offer, and what it does; quiet before they have met: most people talk first. */
export function HireAct({ job, hire, met, hasBar = false }: Props) {
  const { offer } = job;
  const refusal = hire.refusal && hireRefusalText(hire.refusal, job);
  if (offer === null || !canHire(job)) return <FormMessage message={refusal} />;
  return (
    <div className="grid gap-3">
      <div className={`grid gap-3 ${hasBar ? 'max-md:hidden' : ''} ${met ? '' : 'justify-items-start'}`}>
        <HireButton job={job} offer={offer} hire={hire} kind={met ? 'strong' : 'quiet'} small={!met} />
        <FormMessage message={refusal} />
      </div>
      <CreditNote creditCents={job.money.creditCents} />
      <Help job={job} offer={offer} met={met} />
      <HiringNote hiring={job.hiring} />
    </div>
  );
}

function Help({ job, offer, met }: { job: Job; offer: NonNullable<Job['offer']>; met: boolean }) {
  const name = shortName(job.professional.displayName);
  const days = daysText(firstOf(offer).estimatedDays ?? offer.estimatedDays);
  if (isLaterMilestone(job))
    return (
      <p className="text-sm text-pretty text-ink-3">
        <Trans>
          You pay by card on our payment processor’s page. Parley holds the money until you accept the work.{' '}
          {name} has {days} from the day you pay.
        </Trans>
      </p>
    );
  return (
    <p className="text-sm text-pretty text-ink-3">
      {met ? (
        <Trans>
          You pay by card on our payment processor’s page. Parley holds the money until you accept the work.{' '}
          {name} has {days} from the day you hire.
        </Trans>
      ) : (
        <Trans>
          If you’re already sure. Most people talk first. Parley holds the money until you accept the work.
        </Trans>
      )}
    </p>
  );
}
