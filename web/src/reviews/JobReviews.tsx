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

/** The two reviews of a job: written blind, shown together. */
export function JobReviews({ jobId, reviews, otherName, zone }: Props) {
  const { revalidate } = useRevalidator();
  const name = shortName(otherName);
  const { mine, theirs, theirsWritten, open, closesAt } = reviews;
  const shown = [theirs, mine].filter((review) => review !== null);
  return (
    <div className="grid gap-5 pt-4">
      {open && (
        <>
          <p className="max-w-[60ch] text-pretty text-ink-2">
            {theirsWritten
              ? `${name} has written already; you see it when yours is in.`
              : `You both write blind.`}{' '}
            Neither of you can answer the other’s score
            {closesAt && `, and both reviews show on ${dayTimeText(closesAt, zone)} at the latest`}.
          </p>
          <ReviewForm jobId={jobId} aboutName={name} onDone={() => revalidate()} />
        </>
      )}
      {!open && mine === null && theirs === null && (
        <p className="text-ink-3">The time to review this job is over.</p>
      )}
      {mine && mine.publishedAt === null && (
        <p className="max-w-[60ch] text-ink-2">
          Yours is in. You both read them once {name} has written
          {closesAt && `, or on ${dayTimeText(closesAt, zone)}`}.
        </p>
      )}
      {shown.length > 0 && <ReviewList reviews={shown} zone={zone} />}
    </div>
  );
}
