import { Trans } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isAtWork } from '@parley/contract/jobs/states.ts';
import { whyNotAddMilestone } from '@parley/contract/offers/rules.ts';
import type { Side } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { ActionRow } from '../../jobs/actions/ActionRow.tsx';
import { refusalText } from '../../platform/language/refusal-text.ts';

const AddMilestoneDialog = lazy(() => import('./AddMilestoneDialog.tsx'));

/** While paid work goes on, either side can suggest a further milestone. */
export function AddMilestone({ job, side }: { job: Job; side: Side }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isAtWork(job.status)) return null;
  // How many there are, the server knows.
  const whyNot = refusalText(whyNotAddMilestone({ ...job, milestones: 0 }));
  return (
    <>
      <ActionRow disabledBecause={whyNot} onClick={() => setIsOpen(true)}>
        {side === 'client' ? (
          <Trans>Ask for another milestone</Trans>
        ) : (
          <Trans>Offer another milestone</Trans>
        )}
      </ActionRow>
      <Suspense>
        {isOpen && <AddMilestoneDialog job={job} side={side} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
