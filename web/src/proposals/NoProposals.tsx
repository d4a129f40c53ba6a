import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotAnswer } from '@parley/contract/job-postings/rules.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';

/** The empty state before the first proposal. */
export function NoProposals({ posting }: { posting: JobPosting }) {
  const { t } = useLingui();
  if (whyNotAnswer(posting)) {
    return (
      <EmptyState heading="h2" title={t`No proposals`}>
        <Trans>This posting is closed. Reopen it to receive proposals.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h2"
      title={t`No proposals yet`}
      action={
        <LinkButton small to={paths.inviteTo(posting.id)}>
          <Trans>Find people to invite</Trans>
        </LinkButton>
      }
    >
      <Trans>Proposals appear here side by side. Invite people you like to speed things up.</Trans>
    </EmptyState>
  );
}
