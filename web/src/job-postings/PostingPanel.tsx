import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotAnswer } from '@parley/contract/job-postings/rules.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { paths } from '../paths.ts';
import { useUser } from '../platform/session/session.ts';
import { plainDateText } from '../time/long-dates.ts';
import { pricingText } from '../services/form/pricing.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useIsBlocked } from '../users/blocks/use-is-blocked.ts';
import { experienceText } from '../users/experience.ts';
import { budgetText } from './form/budget.ts';
import { OwnerActions } from './OwnerActions.tsx';
import { hiresText, postingStatus } from './status.ts';

interface Props {
  posting: JobPosting;
  /** Leads to the form. */
  onPropose: () => void;
}

/** The budget, the facts and the main action. */
export function PostingPanel({ posting, onPropose }: Props) {
  const { t } = useLingui();
  const { experience, startBy, proposalCount, pricing, openings } = posting;
  const status = postingStatus(posting.status);
  // The owner has several buttons, which stay in the panel on phones too.
  const isMine = useUser()?.id === posting.clientId;
  return (
    <aside
      aria-label={t`Budget`}
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-sheet p-5 shadow-sheet sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="font-display text-2xl font-semibold tracking-tight tabular-nums">
          {budgetText(posting)}
        </p>
        <Tag tone={status.tone}>{status.label}</Tag>
      </div>
      <div className="border-t border-line">
        <DescriptionList
          facts={[
            [t`Pricing`, pricingText(pricing)],
            [t`Experience`, experienceText(experience)],
            [t`Start by`, startBy && plainDateText(startBy)],
            [t`People to hire`, openings > 1 && hiresText(posting)],
            [t`Proposals`, String(proposalCount)],
          ]}
        />
      </div>
      <div className={isMine ? '' : 'max-md:hidden'}>
        <PostingAction posting={posting} onPropose={onPropose} />
      </div>
    </aside>
  );
}

export const loginToPropose = (postingId: string) =>
  paths.login(`${paths.jobPosting(postingId)}?propose=true`);

/** The page's main action, by viewer. */
export function PostingAction({ posting, onPropose }: { posting: JobPosting; onPropose: () => void }) {
  const { t } = useLingui();
  const user = useUser();
  const isBlocked = useIsBlocked(posting.clientId);
  if (user?.id === posting.clientId) return <OwnerActions posting={posting} />;
  if (posting.myProposalId !== null) {
    return (
      <LinkButton wide to={paths.jobProposal(posting.myProposalId)}>
        <Trans>View your proposal</Trans>
      </LinkButton>
    );
  }
  if (whyNotAnswer(posting))
    return (
      <p className="text-sm text-ink-3">
        <Trans>This posting is no longer taking proposals.</Trans>
      </p>
    );
  if (user === null) {
    return (
      <LinkButton wide to={loginToPropose(posting.id)}>
        <Trans>Write a proposal</Trans>
      </LinkButton>
    );
  }
  if (user.role !== 'PROFESSIONAL') {
    return (
      <p className="text-sm text-ink-3">
        {user.role === 'CLIENT'
          ? t`Only professionals can send proposals. You’re signed in as a client.`
          : t`Only professionals can send proposals. You’re signed in as an admin.`}
      </p>
    );
  }
  if (isBlocked)
    return (
      <p className="text-sm text-ink-3">
        <Trans>You and this person can’t contact each other.</Trans>
      </p>
    );
  return (
    <div className="grid gap-3">
      {posting.myInviteId !== null && (
        <LinkButton wide to={paths.jobProposal(posting.myInviteId)}>
          <Trans>View your invitation</Trans>
        </LinkButton>
      )}
      <Button kind={posting.myInviteId === null ? 'strong' : 'quiet'} wide onClick={onPropose}>
        <Trans>Write a proposal</Trans>
      </Button>
    </div>
  );
}
