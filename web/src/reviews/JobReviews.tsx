import { Trans } from '@lingui/react/macro';
import type { JobReviews as Reviews } from '@parley/contract/reviews/schemas.ts';
import { useRevalidator } from 'react-router';
import { dayTimeText } from '../time/format.ts';
import { shortName } from '../users/short-name.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewList } from './ReviewList.tsx';

interface Props {
  jobId: string;
  reviews: Reviews;
  otherName: string;
  zone: string;
}

/** The two reviews of a job or of its consultation: hidden until both are written, then shown together. */
export function JobReviews({ jobId, reviews, otherName, zone }: Props) {
  const { revalidate } = useRevalidator();
  const name = shortName(otherName);
  const { mine, theirs, theirsWritten, hiddenReason, open, closesAt, consultationOnly } = reviews;
  const shown = [theirs, mine].filter((review) => review !== null);
  const closes = closesAt && dayTimeText(closesAt, zone);
  return (
    <div className="grid gap-5 pt-4">
      {open && (
        <>
          <p className="max-w-[60ch] text-pretty text-ink-2">
            {theirsWritten ? (
              <Trans>{name} has already reviewed you. You’ll see it once you submit yours.</Trans>
            ) : closes ? (
              <Trans>Reviews appear when both are in, or on {closes}.</Trans>
            ) : (
              <Trans>Reviews appear when both are in.</Trans>
            )}
          </p>
          <ReviewForm {...{ jobId, consultationOnly }} aboutName={name} onDone={() => revalidate()} />
        </>
      )}
      {!open && mine === null && theirs === null && (
        <p className="text-ink-3">
          {consultationOnly ? (
            <Trans>The time to review this consultation is over.</Trans>
          ) : (
            <Trans>The time to review this job is over.</Trans>
          )}
        </p>
      )}
      {hiddenReason !== null && (
        <div className="max-w-[60ch] text-ink-2">
          <p>
            <Trans>We’ve hidden your review. Only you can see it, and its stars don’t count.</Trans>
          </p>
          <q className="mt-1 block whitespace-pre-line wrap-anywhere">{hiddenReason}</q>
        </div>
      )}
      {mine && mine.publishedAt === null && hiddenReason === null && (
        <p className="max-w-[60ch] text-ink-2">
          {closes ? (
            <Trans>
              Your review is in. You’ll both see them once {name} has written one, or on {closes}.
            </Trans>
          ) : (
            <Trans>Your review is in. You’ll both see them once {name} has written one.</Trans>
          )}
        </p>
      )}
      {shown.length > 0 && <ReviewList reviews={shown} zone={zone} />}
    </div>
  );
}
