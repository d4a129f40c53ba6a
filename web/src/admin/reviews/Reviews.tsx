import type { AdminReview } from '@parley/contract/reviews/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { growing } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/format.ts';
import { Stars } from '../../ui/Stars.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { List, ListTab } from '../list/List.tsx';
import { readReviews } from '../list/read-lists.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { RowButton } from '../list/Rows.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const FILTERS = [
  {
    name: 'hidden',
    label: 'Shown or hidden',
    any: 'Shown and hidden',
    options: [
      { value: 'false', label: 'Shown' },
      { value: 'true', label: 'Hidden' },
    ],
  },
  {
    name: 'rating',
    label: 'Rating',
    any: 'Any rating',
    options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value} of 5` })),
  },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'lowest', label: 'Lowest first' },
    ],
  },
];

/** What people wrote about each other. */
export function Reviews({ loaded }: { loaded: Result<Page<AdminReview>> }) {
  return (
    <ListTab
      title="Reviews"
      lead="A hidden review is shown to nobody and counts in no average. Its author is told why."
      searches="Words or names"
      filters={FILTERS}
      loaded={loaded}
    >
      {(first) => <ReviewRows first={first} />}
    </ListTab>
  );
}

const useReviews = growing<AdminReview>();

function ReviewRows({ first }: { first: Page<AdminReview> }) {
  const zone = useViewerZone();
  const list = useRows(useReviews, first, readReviews);
  const [asked, setAsked] = useState<AdminReview | null>(null);
  return (
    <>
      <List
        label="Reviews"
        list={list}
        none={['Nobody has written a review', 'They stand here once a job is completed and reviewed.']}
        columns={[
          { name: 'Review', cell: ({ text }) => <p className="line-clamp-4 max-w-[52ch]">{text}</p> },
          { name: 'Rating', cell: ({ rating }) => <Stars rating={rating} />, isShort: true },
          { name: 'By', cell: ({ author }) => author.displayName },
          { name: 'About', cell: (review) => <About review={review} /> },
          { name: 'Written', cell: ({ createdAt }) => dateText(createdAt, zone), isShort: true },
          { name: 'State', cell: (review) => <State review={review} /> },
        ]}
        actions={(review) => (
          <RowButton
            name={review.hiddenAt === null ? 'Hide' : 'Show again'}
            of={`review by ${review.author.displayName}`}
            onClick={() => setAsked(review)}
          />
        )}
      />
      {asked && (
        <ReviewDialog key={asked.id} review={asked} onChange={list.change} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function About({ review: { about, jobId, jobTitle } }: { review: AdminReview }) {
  return (
    <>
      <span className="block">{about.displayName}</span>
      <Link to={paths.adminJob(jobId)} className="text-ink-3 underline underline-offset-3">
        {jobTitle}
      </Link>
    </>
  );
}

function State({ review: { hiddenAt, hiddenReason, publishedAt } }: { review: AdminReview }) {
  if (hiddenAt === null)
    return (
      <span className="whitespace-nowrap">
        {publishedAt ? <Tag tone="good">Shown</Tag> : <Tag>Not yet</Tag>}
      </span>
    );
  return (
    <>
      <Tag tone="bad">Hidden</Tag>
      {hiddenReason && <p className="mt-1 max-w-[28ch] text-ink-3 max-lg:ml-auto">{hiddenReason}</p>}
    </>
  );
}
