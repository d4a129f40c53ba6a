import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { PostingRow } from './words/posting-rows.ts';

interface Props {
  postings: Result<PostingRow[]>;
  /** How many there are; null where all are shown. */
  total: string | null;
}

/** The newest job postings. */
export function NewestPostings({ postings, total }: Props) {
  const { t } = useLingui();
  return (
    <div className="border-t border-line py-12 md:py-14">
      <Section
        title={t`Newest job postings`}
        strong
        end={
          total && (
            <Link
              to={paths.jobPostings()}
              className="inline-flex min-h-11 md:min-h-6 items-center underline underline-offset-3"
            >
              <Trans>All {total}</Trans>
            </Link>
          )
        }
      >
        {!postings.ok && <LoadError title={t`We couldn’t load the job postings`} refusal={postings} />}
        {postings.ok && postings.data.length === 0 && (
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
        {postings.ok && (
          <ul className="grid gap-x-14 md:grid-cols-2">
            {postings.data.map(({ id, title, budget, facts }) => (
              <li key={id} className="relative border-b border-line py-4">
                <h3>
                  <Link to={paths.jobPosting(id)} className="after:absolute after:inset-0">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-sm wrap-anywhere text-ink-3 tabular-nums">
                  <b className="font-display text-base font-semibold text-ink">{budget}</b>
                  {facts}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
