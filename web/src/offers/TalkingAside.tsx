import { Trans } from '@lingui/react/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import { whyNotOffer } from '@parley/contract/offers/rules.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { JobPageAction } from '../jobs/actions/actions.ts';
import { isAtTheBank } from '../jobs/money/can-hire.ts';
import { refusalText } from '../platform/language/refusal-text.ts';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/Button.tsx';
import { shortName } from '../users/short-name.ts';
import { HireAct } from './hire/HireAct.tsx';
import { HireBy } from './hire/HireBy.tsx';
import type { OfferActions } from './use-offer-actions.ts';
import { haveMet } from './versions/versions.ts';
import { WhatNext } from './WhatNext.tsx';

interface Props {
  job: Job;
  side: Side;
  zone: string;
  acts: OfferActions;
  /** Where phones have the button to hire at the bottom of the screen, and the consultations are on the same page. */
  isOnJobPage?: boolean;
  onAction: (action: JobPageAction) => void;
}

/** Beside a job while the two talk: once they have met, what comes next; until when, and ending it. */
export function TalkingAside({ job, side, zone, acts, isOnJobPage = false, onAction }: Props) {
  const now = useNow();
  const met = isLaterMilestone(job) || haveMet(job.appointments, now);
  const canArrange = !isCutOff(job);
  const end = () => onAction('end');
  const whyNot = refusalText(whyNotOffer({ ...job, isProcessing: isAtTheBank(job) }));
  return (
    <div className="grid gap-7">
      <div className="grid gap-5 rounded-lg border border-line bg-sheet p-5 shadow-sheet empty:hidden">
        {met && canArrange && <Met job={job} side={side} />}
        {side === 'client' && met && canArrange && (
          <HireAct job={job} hire={acts.hire} met hasBar={isOnJobPage} />
        )}
        {side === 'professional' && met && job.offer === null && (
          <Button wide disabledBecause={whyNot} onClick={acts.offer}>
            <Trans>Make an offer</Trans>
          </Button>
        )}
        {met && (
          <WhatNext
            {...{ job, side, whyNot, isOnJobPage }}
            offer={job.offer}
            onOffer={acts.offer}
            onEnd={end}
          />
        )}
      </div>
      <HireBy job={job} side={side} zone={zone} onExtend={() => onAction('extend_hire_by')} />
      {!met && (
        <div className="grid justify-items-start gap-2 text-sm text-pretty text-ink-2">
          <p>
            <Trans>
              Not the right fit? You can end this job at any time. Nothing is owed for the work, and it won’t
              affect either profile.
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
  if (isLaterMilestone(job))
    return (
      <h2 className="text-xl text-balance">
        {side === 'client' ? (
          <Trans>Ready for this milestone?</Trans>
        ) : (
          <Trans>{name} hasn’t paid for this milestone yet.</Trans>
        )}
      </h2>
    );
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
