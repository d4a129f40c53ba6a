import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { dayTimeText } from '../time/format.ts';
import { Timeline } from '../time/Timeline.tsx';
import { shortName } from '../users/short-name.ts';
import { jobMoveText } from './status.ts';

type TimelineJob = Pick<Job, 'history' | Side>;
type Entry = Job['history'][number];

/** The activity of a job, the latest first. */
export function JobTimeline({
  job,
  side,
  zone,
  offers = [],
}: {
  job: TimelineJob;
  /** The reader's side; null for admins. */
  side: Side | null;
  zone: string;
  /** All versions of its terms, which are part of its activity. */
  offers?: readonly Offer[];
}) {
  const { t } = useLingui();
  const moves = job.history.map((entry) => ({
    key: `${entry.at} ${entry.action}`,
    title: jobMoveText(entry.action, entry.by, whoMoved(entry.by, job, side)),
    ...entry,
  }));
  const versions = offers.map((offer) => ({
    key: offer.id,
    title: offerText(offer, whoMoved(offer.by, job, side) ?? ''),
    at: offer.at,
    message: null,
  }));
  const latestFirst = [...moves, ...versions].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  const items = latestFirst.map(({ key, title, at, message }, index) => ({
    key,
    title,
    note: <Note at={at} message={message} zone={zone} />,
    state: index === 0 ? ('next' as const) : ('plain' as const),
  }));
  return <Timeline label={t`Activity`} items={items} />;
}

function offerText({ by, amountCents, estimatedDays }: Offer, who: string): string {
  const amount = shortMoney(amountCents);
  const days = plural(estimatedDays, { one: '# day', other: '# days' });
  return by === 'professional'
    ? t`${who} offered ${amount}, ${days}`
    : t`${who} asked for ${amount}, ${days}`;
}

function Note({ at, message, zone }: { at: string; message: string | null; zone: string }) {
  return (
    <>
      <time dateTime={at}>{dayTimeText(at, zone)}</time>
      {message && <q className="mt-1 block whitespace-pre-line text-ink-2">{message}</q>}
    </>
  );
}

function whoMoved(by: Entry['by'], job: TimelineJob, side: Side | null): string | null {
  if (by === side) return t`You`;
  return by === 'client' || by === 'professional' ? shortName(job[by].displayName) : null;
}
