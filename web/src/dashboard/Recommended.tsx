import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { ReplyOf } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { RecommendedRow } from '../saved-searches/recommendations/RecommendedRow.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { Section } from '../ui/Section.tsx';

/** The best of the open postings that fit the professional; nothing where there are none. */
export function Recommended({ postings }: { postings: Result<ReplyOf<'GET /api/recommendation/posting'>> }) {
  const { t } = useLingui();
  if (postings.ok && postings.data.items.length === 0) return null;
  return (
    <Section
      title={t`Recommended for you`}
      end={
        <Link to={paths.recommended()} className="underline underline-offset-3">
          <Trans>All that fit you</Trans>
        </Link>
      }
    >
      {!postings.ok && <LoadError title={t`We couldn’t load the job postings`} refusal={postings} />}
      {postings.ok && (
        <ul>
          {postings.data.items.map((posting) => (
            <RecommendedRow key={posting.id} posting={posting} />
          ))}
        </ul>
      )}
    </Section>
  );
}
