import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { paths } from '../paths.ts';
import { useUser } from '../platform/session/session.ts';
import { plainDateText } from '../time/format.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Tag } from '../ui/Tag.tsx';
import { experienceText } from '../users/experience.ts';
import { budgetText } from './form/budget.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { isOpen, postingStatus } from './status.ts';

interface Props {
  posting: JobPosting;
  /** Opens the form; null while it is open. */
  onPropose: (() => void) | null;
}

/** What it is worth, and the one thing to do about it. */
export function PostingPanel({ posting, onPropose }: Props) {
  const { experience, startBy, proposalCount, pricing } = posting;
  const status = postingStatus(posting.status);
  // One’s own have more than one button: they stay in the panel, also on a phone.
  const isMine = useUser()?.id === posting.clientId;
  return (
    <aside
      aria-label="Budget"
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="font-display text-2xl font-semibold tracking-tight tabular-nums">
          {budgetText(posting)}
        </p>
        <Tag tone={status.tone}>{status.label}</Tag>
      </div>
      <div className="border-t border-line">
        <Facts
          facts={[
            ['Pricing', pricing === 'HOURLY' ? 'By the hour' : 'Fixed price'],
            ['Experience', experienceText(experience)],
            ['Start by', startBy && plainDateText(startBy)],
            ['Proposals', String(proposalCount)],
          ]}
        />
      </div>
      {onPropose && (
        <div className={isMine ? '' : 'max-md:hidden'}>
          <PostingAction posting={posting} onPropose={onPropose} />
        </div>
      )}
    </aside>
  );
}

/** The one strong action of the page, by who looks at it. */
export function PostingAction({ posting, onPropose }: { posting: JobPosting; onPropose: () => void }) {
  const user = useUser();
  if (user?.id === posting.clientId) return <OwnerActions posting={posting} />;
  if (posting.myProposalId !== null) {
    return (
      <LinkButton wide to={paths.jobProposal(posting.myProposalId)}>
        See your proposal
      </LinkButton>
    );
  }
  if (!isOpen(posting)) return <p className="text-sm text-ink-3">This posting takes no more proposals.</p>;
  if (user === null) {
    return (
      <LinkButton wide to={paths.login(`${paths.jobPosting(posting.id)}?propose=true`)}>
        Write a proposal
      </LinkButton>
    );
  }
  if (user.role !== 'PROFESSIONAL') {
    return (
      <p className="text-sm text-ink-3">Professionals answer postings. You are signed in as {role(user)}.</p>
    );
  }
  return (
    <div className="grid gap-3">
      {posting.myInviteId !== null && (
        <LinkButton wide to={paths.jobProposal(posting.myInviteId)}>
          See your invitation
        </LinkButton>
      )}
      <Button kind={posting.myInviteId === null ? 'strong' : 'quiet'} wide onClick={onPropose}>
        Write a proposal
      </Button>
    </div>
  );
}

function role({ role: name }: { role: string }): string {
  return name === 'CLIENT' ? 'a client' : 'an administrator';
}
