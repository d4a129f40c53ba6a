import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { whyNot } from '@parley/contract/job-postings/rules.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import { useState } from 'react';
import { useNow } from '../platform/now.ts';
import { forgetUnsavedChanges } from '../platform/form/unsaved-changes.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateText } from '../time/long-dates.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { usePostingAction } from './use-posting-action.ts';

const titles = (): Record<PostingStatus, string> => ({
  OPEN: t`Close this posting`,
  FILLED: t`This posting is filled`,
  CLOSED: t`This posting is closed`,
});

/** Closes a posting, or opens it again so that it can be changed. */
export function CloseOrReopen({ posting }: { posting: JobPosting }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending, error } = usePostingAction(posting.id);
  const open = whyNot(posting, 'close', 'client') === null;
  const close = async () => {
    await act('close');
    forgetUnsavedChanges();
    setIsAsking(false);
  };
  return (
    <section aria-labelledby="state" className={open ? 'mt-12 border-t border-line pt-5' : ''}>
      <h2 id="state" className={open ? 'text-lg' : 'text-xl'}>
        {titles()[posting.status]}
      </h2>
      <div className="mt-1.5 mb-4 max-w-[60ch] text-ink-3">
        {open ? (
          <Closing posting={posting} />
        ) : (
          t`Reopen it to make changes. It then takes proposals for another 30 days.`
        )}
      </div>
      <FormMessage message={error} />
      {open ? (
        <Button kind="danger" small onClick={() => setIsAsking(true)}>
          <Trans>Close posting</Trans>
        </Button>
      ) : (
        <Button pending={pending} onClick={() => void act('reopen')}>
          <Trans>Reopen posting</Trans>
        </Button>
      )}
      <CloseDialog
        open={isAsking}
        pending={pending}
        onClose={() => void close()}
        onCancel={() => setIsAsking(false)}
      />
    </section>
  );
}

function Closing({ posting: { closesAt } }: { posting: JobPosting }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const now = useNow();
  if (closesAt === null || closesAt < now) return t`For when you’ve found someone or no longer need help.`;
  const date = dateText(closesAt, zone);
  return t`For when you’ve found someone or no longer need help. Without activity, it closes automatically on ${date}.`;
}
