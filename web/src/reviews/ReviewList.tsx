import { Trans } from '@lingui/react/macro';
import type { Review } from '@parley/contract/reviews/schemas.ts';
import { dateText } from '../time/long-dates.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Stars } from '../ui/Stars.tsx';
import { Tag } from '../ui/Tag.tsx';

interface Props {
  /** With the job's title where the reviews are of several jobs. */
  reviews: readonly (Review & { jobTitle?: string })[];
  zone: string;
}

/** A list of reviews. */
export function ReviewList({ reviews, zone }: Props) {
  return (
    <ul>
      {reviews.map((review) => (
        <li
          key={review.id}
          className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 border-t border-line py-5 first:border-0"
        >
          <Avatar name={review.author.displayName} url={review.author.avatarUrl} />
          <div className="min-w-0">
            <p className="flex items-baseline justify-between gap-x-3">
              <b dir="auto" title={review.author.displayName} className="min-w-0 truncate font-semibold">
                {review.author.displayName}
              </b>
              <time dateTime={review.createdAt} className="shrink-0 text-sm text-ink-3">
                {dateText(review.createdAt, zone)}
              </time>
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
              <Stars rating={review.rating} />
              {review.consultationOnly && (
                <Tag>
                  <Trans>Consultation only</Trans>
                </Tag>
              )}
              {review.jobTitle && <span className="min-w-0 truncate">{review.jobTitle}</span>}
            </p>
            <p dir="auto" className="mt-2 max-w-[68ch] text-pretty wrap-anywhere whitespace-pre-line">
              {review.text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
