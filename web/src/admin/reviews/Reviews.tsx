import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REASON } from '@parley/contract/limits.ts';
import { whyNotHide } from '@parley/contract/reviews/rules.ts';
import type { AdminReview } from '@parley/contract/reviews/schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { dateText } from '../../time/long-dates.ts';
import { Stars } from '../../ui/Stars.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { beginningOf, type BulkAct } from '../list/bulk/bulk-act.ts';
import { List, ListTab } from '../list/List.tsx';
import { readReviews } from '../list/read-lists.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { RowButton } from '../list/DataTable.tsx';
import { type Page, useRows } from '../list/use-rows.ts';

const filters = () => [
  {
    name: 'hidden',
    label: t`Visibility`,
    any: t`Visible and hidden`,
    options: [
      { value: 'false', label: t`Visible` },
      { value: 'true', label: t`Hidden` },
    ],
  },
  {
    name: 'rating',
    label: t`Rating`,
    any: t`Any rating`,
    options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: t`${value} of 5` })),
  },
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'newest', label: t`Newest first` },
      { value: 'lowest', label: t`Lowest first` },
    ],
  },
];

/** All reviews. */
export function Reviews({ loaded }: { loaded: Result<Page<AdminReview>> }) {
  const { t } = useLingui();
  return (
    <ListTab
      title={t`Reviews`}
      lead={t`Hidden reviews aren’t shown and don’t count toward averages. Their authors are told why.`}
      searches={t`Text or name`}
      filters={filters()}
      loaded={loaded}
    >
      {(first) => <ReviewRows first={first} />}
    </ListTab>
  );
}

const useReviews = createInfiniteList<AdminReview>();

/** Hiding several for the same reason, and showing them again. */
function bulkActs(): BulkAct<AdminReview>[] {
  const turn = (hidden: boolean) => ({
    key: hidden ? 'hide' : 'show',
    fits: (review: AdminReview) => whyNotHide(review, hidden) === null,
    reason: {
      max: MAX_REASON,
      help: t`Shown to their authors and kept in the audit log.`,
      schema: async () => (await import('@parley/contract/audit.ts')).reason,
    },
    send: ({ id }: AdminReview, reason: string) =>
      call('PUT /api/review/admin', { body: { id, hidden, reason } }),
  });
  return [
    {
      ...turn(true),
      label: t`Hide`,
      title: (count) => plural(count, { one: 'Hide # review', other: 'Hide # reviews' }),
      about: t`No one will see them, and they no longer count toward averages.`,
      kind: 'danger',
    },
    {
      ...turn(false),
      label: t`Show again`,
      title: (count) => plural(count, { one: 'Show # review again', other: 'Show # reviews again' }),
      about: t`They become visible again and count toward averages.`,
    },
  ];
}

function ReviewRows({ first }: { first: Page<AdminReview> }) {
  const { t } = useLingui();
  const zone = useViewerZone();
  const list = useRows(useReviews, first, readReviews);
  const [selected, setSelected] = useState<AdminReview | null>(null);
  return (
    <>
      <List
        label={t`Reviews`}
        list={list}
        bulk={{ acts: bulkActs(), nameOf: reviewName, onChange: list.change }}
        none={[t`No reviews yet`, t`Reviews of completed jobs and paid consultations appear here.`]}
        columns={[
          { name: t`Review`, cell: ({ text }) => <p className="line-clamp-4 max-w-[52ch]">{text}</p> },
          { name: t`Rating`, cell: ({ rating }) => <Stars rating={rating} />, isShort: true },
          { name: t`By`, cell: ({ author }) => author.displayName },
          { name: t`About`, cell: (review) => <About review={review} /> },
          { name: t`Written`, cell: ({ createdAt }) => dateText(createdAt, zone), isShort: true },
          { name: t`Status`, cell: (review) => <State review={review} /> },
        ]}
        actions={(review) => {
          const author = review.author.displayName;
          return (
            <RowButton
              name={whyNotHide(review, true) === null ? t`Hide` : t`Show again`}
              of={t`review by ${author}`}
              onClick={() => setSelected(review)}
            />
          );
        }}
      />
      {selected && (
        <ReviewDialog
          key={selected.id}
          review={selected}
          onChange={list.change}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

/** Its author and how it begins. */
const reviewName = ({ author, text }: AdminReview) => `${author.displayName}: ${beginningOf(text)}`;

function About({ review: { about, jobId, jobTitle, consultationOnly } }: { review: AdminReview }) {
  return (
    <>
      <span className="block">{about.displayName}</span>
      <Link to={paths.adminJob(jobId)} className="text-ink-3 underline underline-offset-3">
        {jobTitle}
      </Link>
      {consultationOnly && (
        <span className="block text-ink-3">
          <Trans>Consultation only</Trans>
        </span>
      )}
    </>
  );
}

function State({ review: { hiddenAt, hiddenReason, publishedAt } }: { review: AdminReview }) {
  if (hiddenAt === null)
    return (
      <span className="whitespace-nowrap">
        {publishedAt ? (
          <Tag tone="good">
            <Trans>Visible</Trans>
          </Tag>
        ) : (
          <Tag>
            <Trans>Not published yet</Trans>
          </Tag>
        )}
      </span>
    );
  return (
    <>
      <Tag tone="bad">
        <Trans>Hidden</Trans>
      </Tag>
      {hiddenReason && <p className="mt-1 max-w-[28ch] text-ink-3 max-lg:ml-auto">{hiddenReason}</p>}
    </>
  );
}
