import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { POSTING_MOVES } from '@parley/contract/job-postings/states.ts';
import { actionsFor } from '@parley/contract/moves.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormMessage } from '../ui/FormMessage.tsx';

const CALLS = {
  close: 'POST /api/job/jobPosting/:id/close',
  reopen: 'POST /api/job/jobPosting/:id/reopen',
} as const;
type Act = keyof typeof CALLS;

/** What the client can do about their own posting. */
export function OwnerActions({ posting }: { posting: JobPosting }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending, fault } = useAct(posting.id);
  const { id, proposalCount } = posting;
  const moves = actionsFor(POSTING_MOVES, posting.status, ['client']);
  const close = async () => {
    await act('close');
    setIsAsking(false);
  };
  return (
    <div className="grid gap-3">
      {proposalCount > 0 ? (
        <LinkButton wide to={paths.proposalsOf(id)}>
          {proposalCount === 1 ? 'See the proposal' : `Compare ${proposalCount} proposals`}
        </LinkButton>
      ) : (
        moves.includes('edit') && (
          <LinkButton wide to={paths.inviteToPosting(id)}>
            Invite professionals
          </LinkButton>
        )
      )}
      <div className="flex flex-wrap gap-2">
        {proposalCount > 0 && moves.includes('edit') && (
          <LinkButton kind="quiet" small to={paths.inviteToPosting(id)}>
            Invite professionals
          </LinkButton>
        )}
        {moves.includes('edit') && (
          <LinkButton kind="quiet" small to={paths.editJobPosting(id)}>
            Edit
          </LinkButton>
        )}
        {moves.includes('close') && (
          <Button kind="quiet" small onClick={() => setIsAsking(true)}>
            Close
          </Button>
        )}
        {moves.includes('reopen') && (
          <Button kind="quiet" small pending={pending} onClick={() => void act('reopen')}>
            Reopen
          </Button>
        )}
      </div>
      <FormMessage message={fault} />
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Close this posting?">
        <p className="text-ink-2">
          Nobody can propose any more, and the talks that are still open end. What is agreed stays. You can
          reopen the posting later.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button kind="danger" pending={pending} onClick={() => void close()}>
            Close the posting
          </Button>
          <Button kind="plain" onClick={() => setIsAsking(false)}>
            Keep it open
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Sends one act at a time; the page is read again after it, also when the clock was faster. */
function useAct(id: string) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const act = async (name: Act) => {
    if (pending) return;
    setPending(true);
    const result = await call(CALLS[name], { params: { id } });
    setFault(result.ok ? null : result.message);
    await revalidate();
    setPending(false);
  };
  return { act, pending, fault };
}
