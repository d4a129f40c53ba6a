import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isRunningJob, isTalking } from '@parley/contract/jobs/states.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

const EndOthersDialog = lazy(() => import('./EndOthersDialog.tsx'));

/** After a hire for a posting: the others the client still talks with, to be ended in one act with one kind word. */
export function EndOthers({ job }: { job: Job }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const others = job.hiring?.others ?? 0;
  if (others === 0 || isTalking(job.status) || !isRunningJob(job.status)) return null;
  return (
    <section
      aria-label={t`Others for this posting`}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4"
    >
      <p className="text-pretty">
        <Plural
          value={others}
          one="You’re still talking with # other person for this posting."
          other="You’re still talking with # other people for this posting."
        />
      </p>
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Tell them you’ve hired</Trans>
      </Button>
      <Suspense>
        {isOpen && <EndOthersDialog job={job} others={others} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  );
}
