import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { useState } from 'react';
import { useNow } from '../platform/now.ts';
import { forgetUnsaved } from '../platform/form/unsaved.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { isOpen, postingStatus } from './status.ts';
import { usePostingAct } from './use-posting-act.ts';

/** Closes a posting, or opens it again so that it can be changed. */
export function OpenOrClosed({ posting }: { posting: JobPosting }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending, fault } = usePostingAct(posting.id);
  const open = isOpen(posting);
  const close = async () => {
    await act('close');
    forgetUnsaved();
    setIsAsking(false);
  };
  return (
    <section aria-labelledby="state" className={open ? 'mt-12 border-t border-line pt-5' : ''}>
      <h2 id="state" className={open ? 'text-lg' : 'text-xl'}>
        {open ? 'Close this posting' : `This posting is ${postingStatus(posting.status).label.toLowerCase()}`}
      </h2>
      <div className="mt-1.5 mb-4 max-w-[60ch] text-ink-3">
        {open ? (
          <Closing posting={posting} />
        ) : (
          'It can be changed while it is open. Open again, it takes proposals for 30 days.'
        )}
      </div>
      <FormMessage message={fault} />
      {open ? (
        <Button kind="danger" small onClick={() => setIsAsking(true)}>
          Close
        </Button>
      ) : (
        <Button pending={pending} onClick={() => void act('reopen')}>
          Open it again
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
  const zone = useViewerZone();
  const now = useNow();
  if (closesAt === null || closesAt < now) return 'When you have found somebody, or no longer look.';
  return `When you have found somebody, or no longer look. Without activity it closes by itself on ${dateText(closesAt, zone)}.`;
}
