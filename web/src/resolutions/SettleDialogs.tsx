import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { lazy, Suspense } from 'react';
import type { Settling } from './use-settling.ts';

const SuggestDialog = lazy(() => import('./SuggestDialog.tsx'));
const AnswerDialog = lazy(() => import('./AnswerDialog.tsx'));

interface Props {
  job: Job;
  side: Side;
  zone: string;
  settling: Settling;
  /** Loads the job and what was suggested again. */
  reload: () => Promise<void>;
}

/** The open dialog about settling a job, loaded when it is first needed. */
export function SettleDialogs({ settling: { open, close }, ...shared }: Props) {
  if (open === null) return null;
  return (
    <Suspense>
      {open.kind === 'suggest' ? (
        <SuggestDialog subject={open.subject} onClose={close} {...shared} />
      ) : (
        <AnswerDialog resolution={open.resolution} action={open.action} onClose={close} {...shared} />
      )}
    </Suspense>
  );
}
