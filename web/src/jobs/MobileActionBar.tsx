import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { ReactNode } from 'react';
import { useNow } from '../platform/now.ts';
import { type JobPageAction, mainAction } from './actions/actions.ts';
import { MainAction } from './actions/JobActions.tsx';

interface Props {
  job: Job;
  side: Side;
  /** The next step where it isn’t one of the job: into a room that is open, or hiring. */
  first: ReactNode;
  onAction: (action: JobPageAction) => void;
}

/** The next step, sticky at the bottom of the screen on phones. */
export function MobileActionBar({ job, side, first, onAction }: Props) {
  const main = mainAction(job, side, useNow());
  if (main === null && !first) return null;
  return (
    <div className="at-thumb mt-10 md:hidden">
      {first || (main && <MainAction action={main} job={job} side={side} onAction={onAction} />)}
    </div>
  );
}
