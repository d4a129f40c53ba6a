import { Plural, Trans } from '@lingui/react/macro';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { POSTING_ACTIONS, whyNot } from '@parley/contract/job-postings/rules.ts';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { usePostingAction } from './use-posting-action.ts';

/** What the client can do about their own posting. */
export function OwnerActions({ posting }: { posting: JobPosting }) {
  const [isAsking, setIsAsking] = useState(false);
  const { act, pending, error } = usePostingAction(posting.id);
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
          <Plural value={proposalCount} one="View proposal" other="Compare # proposals" />
        </LinkButton>
      ) : (
        moves.includes('edit') && (
          <LinkButton wide to={matching}>
            <Trans>Invite professionals</Trans>
          </LinkButton>
        )
      )}
      <div className="flex flex-wrap gap-2">
        {proposalCount > 0 && moves.includes('edit') && (
          <LinkButton kind="quiet" small to={matching}>
            <Trans>Invite professionals</Trans>
          </LinkButton>
        )}
        <LinkButton kind="quiet" small to={paths.manageInvites(id)}>
          <Trans>Invitations</Trans>
        </LinkButton>
        {moves.includes('edit') && (
          <LinkButton kind="quiet" small to={paths.editJobPosting(id)}>
            <Trans>Edit</Trans>
          </LinkButton>
        )}
        {moves.includes('close') && (
          <Button kind="quiet" small onClick={() => setIsAsking(true)}>
            <Trans>Close</Trans>
          </Button>
        )}
        {moves.includes('reopen') && (
          <Button kind="quiet" small pending={pending} onClick={() => void act('reopen')}>
            <Trans>Reopen</Trans>
          </Button>
        )}
        {!isRemoved && (
          <Button kind="plain" small onClick={() => setRemoves(true)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {isRemoved && (
        <p className="text-sm text-ink-3">
          <Trans>You’ve removed this posting. Its proposals and invitations are kept.</Trans>
        </p>
      )}
      <FormMessage message={error} />
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
