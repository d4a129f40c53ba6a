import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalReviews } from '@parley/contract/reviews/schemas.ts';
import { call } from '../platform/api.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { InfiniteListEnd } from '../ui/list/InfiniteListEnd.tsx';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { PraiseList } from './PraiseList.tsx';
import { RatingHistogram } from './RatingHistogram.tsx';
import { ReviewList } from './ReviewList.tsx';

type Item = ProfessionalReviews['items'][number];
interface Props {
  professionalId: string;
  /** Limits the reviews to one service. */
  serviceId?: string;
  reviews: Result<ProfessionalReviews>;
  /** The address of the next reviews. */
  nextPath: (cursor: string) => string;
}

const useReviews = createInfiniteList<Item>();

/** The rating histogram and the reviews, the latest first. */
export function Reviews({ reviews, ...props }: Props) {
  const { t } = useLingui();
  return (
    <Section title={t`Reviews`}>
      {reviews.ok ? (
        <Given {...props} reviews={reviews.data} />
      ) : (
        <LoadError title={t`We couldn’t load the reviews`} refusal={reviews} />
      )}
    </Section>
  );
}

function Given({
  professionalId,
  serviceId,
  reviews,
  nextPath,
}: Omit<Props, 'reviews'> & { reviews: ProfessionalReviews }) {
  const zone = useViewerZone();
  const { items, ...end } = useReviews(reviews, (cursor) =>
    call('GET /api/review/professional/:id', {
      params: { id: professionalId },
      query: { serviceId, cursor, limit: MORE },
    }),
  );
  if (reviews.count + reviews.consultations.count === 0) {
    return (
      <p className="py-5 text-ink-3">
        <Trans>No reviews yet. Both sides write one after a job, and they appear together.</Trans>
      </p>
    );
  }
  return (
    <>
      <div className="border-b border-line py-5">
        <RatingHistogram {...reviews} />
      </div>
      <PraiseList praise={reviews.praise} zone={zone} />
      <ReviewList reviews={items} zone={zone} />
      <InfiniteListEnd {...end} pathOf={nextPath} auto={false} />
    </>
  );
}

const MORE = 10;
