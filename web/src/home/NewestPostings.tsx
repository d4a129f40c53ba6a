import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { totalText } from '@parley/contract/numbers.ts';
import { Link } from 'react-router';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { PostingCard } from '../job-postings/PostingCard.tsx';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';

/** The newest job postings. */
export function NewestPostings({
  postings,
}: {
  postings: Result<{ items: JobPostingCard[]; total: number }>;
}) {
  const { t } = useLingui();
  const all = postings.ok && postings.data.total > postings.data.items.length;
  const total = postings.ok ? totalText(postings.data.total) : '';
  return (
    <div className="border-t border-line py-12">
      <Section
        title={t`Newest job postings`}
        end={
          all && (
            <Link
              to={paths.jobPostings()}
              className="inline-flex min-h-6 items-center underline underline-offset-3"
            >
              <Trans>All {total}</Trans>
            </Link>
          )
        }
      >
        {!postings.ok && <LoadError title={t`We couldn’t load the job postings`} refusal={postings} />}
        {postings.ok && postings.data.items.length === 0 && (
          <EmptyState
            title={t`No job postings yet`}
            action={
              <LinkButton kind="quiet" small to={paths.addJobPosting()}>
                <Trans>Post Job</Trans>
              </LinkButton>
            }
          >
            <p>
              <Trans>Job postings from clients appear here, newest first.</Trans>
            </p>
          </EmptyState>
        )}
        {postings.ok &&
          postings.data.items.map((posting) => (
            <PostingCard
              key={posting.id}
              posting={posting}
              favoriteButton={<FavoriteButton kind="jobPostings" id={posting.id} title={posting.title} />}
            />
          ))}
      </Section>
    </div>
  );
}
