import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { ComponentProps } from 'react';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { readInvites } from './load-dashboard.ts';
import { Negotiations } from './Negotiations.tsx';
import { OwnPostings } from './older/OwnPostings.tsx';
import { RecommendedProfessionals } from './RecommendedProfessionals.tsx';

interface Props {
  postings: Result<OwnPosting[]>;
  invites: Result<Negotiation[]>;
  /** A newcomer is told how to post by the first steps. */
  isNew: boolean;
  recommended: ComponentProps<typeof RecommendedProfessionals>['professionals'];
}

/** A client's postings, the invitations they have sent, and whom they could talk to next. */
export function ClientParts({ postings, invites, recommended, isNew }: Props) {
  const { t } = useLingui();
  return (
    <>
      {!(isNew && postings.ok && postings.data.length === 0) && (
        <Section title={t`Your postings`}>
          {!postings.ok && <LoadError title={t`We couldn’t load your postings`} refusal={postings} />}
          {postings.ok && postings.data.length === 0 && <NoPosting />}
          {postings.ok && <OwnPostings latest={postings.data} />}
        </Section>
      )}
      <Negotiations title={t`Your invitations`} negotiations={invites} read={readInvites} side="client" />
      <RecommendedProfessionals professionals={recommended} />
    </>
  );
}

function NoPosting() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`You haven’t posted a job yet`}
      action={
        <LinkButton small to={paths.addJobPosting()}>
          <Trans>Post a job</Trans>
        </LinkButton>
      }
    >
      <Trans>Say what you need and your budget. Professionals reply with a price and a time to talk.</Trans>
    </EmptyState>
  );
}
