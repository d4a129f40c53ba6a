import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import { pastTimeText } from '../../time/long-dates.ts';
import { Timeline } from '../../time/Timeline.tsx';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { type ActivityItem, activityOf } from './activity.ts';

const useMoves = createInfiniteList<Job['history'][number]>();

/** The activity of a job, the latest first. */
export function JobTimeline({
  job,
  side,
  zone,
  offers = [],
  resolutions = [],
  more = [],
}: {
  job: Pick<Job, 'id' | 'history' | 'historyCursor' | Side>;
  /** The reader's side; null for admins. */
  side: Side | null;
  zone: string;
  /** All versions of its terms, which are part of its activity. */
  offers?: readonly Offer[];
  /** Everything that was suggested to settle it. */
  resolutions?: readonly Resolution[];
  more?: readonly ActivityItem[];
}) {
  const { t } = useLingui();
  const { items: history, ...end } = useMoves(
    { items: job.history.toReversed(), nextCursor: job.historyCursor },
    (cursor) => call('GET /api/job/:id/moves', { params: { id: job.id }, query: { cursor } }),
    job.id,
  );
  // What is older than the moves that are read comes with them.
  const since = end.nextCursor === null ? '' : (history.at(-1)?.at ?? '');
  const told = { job: { ...job, history }, side, zone, offers, resolutions };
  const latestFirst = [...activityOf(told), ...more]
    .filter(({ at }) => at >= since)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const items = latestFirst.map(({ key, title, ...entry }, index) => ({
    key,
    title,
    note: <Note {...entry} zone={zone} />,
    state: index === 0 ? ('next' as const) : ('plain' as const),
  }));
  return (
    <>
      <Timeline label={t`Activity`} items={items} />
      <InfiniteListEnd {...end} auto={false} />
    </>
  );
}

function Note({
  at,
  detail,
  message,
  zone,
}: Pick<ActivityItem, 'at' | 'detail' | 'message'> & { zone: string }) {
  const now = useNow();
  return (
    <>
      {detail && <p className="text-pretty text-ink-2">{detail}</p>}
      <time dateTime={at}>{pastTimeText(at, zone, now)}</time>
      {message && <q className="mt-1 block whitespace-pre-line text-ink-2">{message}</q>}
    </>
  );
}
