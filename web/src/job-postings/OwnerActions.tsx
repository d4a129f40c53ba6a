import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { POSTING_ACTIONS, whyNot } from '@parley/contract/job-postings/rules.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { usePostingAct } from './use-posting-act.ts';

/** What the client can do about their own posting. */
export function OwnerActions({ posting }: { posting: JobPosting }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending, fault } = usePostingAct(posting.id);
  const [removes, setRemoves] = useState(false);
  const { id, title, proposalCount } = posting;
  const matching = paths.inviteTo(id);
  const isRemoved = posting.removedAt !== null;
  const moves = POSTING_ACTIONS.filter((action) => whyNot(posting, action, 'client') === null);
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
          <LinkButton wide to={matching}>
            Invite professionals
          </LinkButton>
        )
      )}
      <div className="flex flex-wrap gap-2">
        {proposalCount > 0 && moves.includes('edit') && (
          <LinkButton kind="quiet" small to={matching}>
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
        <LinkButton kind="quiet" small to={paths.manageInvites(id)}>
          Invitations
        </LinkButton>
        {moves.includes('reopen') && (
          <Button kind="quiet" small pending={pending} onClick={() => void act('reopen')}>
            Reopen
          </Button>
        )}
        {!isRemoved && (
          <Button kind="plain" small onClick={() => setRemoves(true)}>
            Remove
          </Button>
        )}
      </div>
      {isRemoved && (
        <p className="text-sm text-ink-3">You have removed this posting. What was said about it stays.</p>
      )}
      <FormMessage message={fault} />
      <CloseDialog
        open={isAsking}
        pending={pending}
        onClose={() => void close()}
        onCancel={() => setIsAsking(false)}
      />
      {removes && <RemoveDialog id={id} title={title} onClose={() => setRemoves(false)} />}
    </div>
  );
}
