import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
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
}: {
  job: TimelineJob;
  /** The reader's side; null for admins. */
  side: Side | null;
  zone: string;
}) {
  const { t } = useLingui();
  const items = job.history.toReversed().map((entry, index) => ({
    key: `${entry.at} ${entry.action}`,
    title: jobMoveText(entry.action, entry.by, whoMoved(entry.by, job, side)),
    note: <Note entry={entry} zone={zone} />,
    state: index === 0 ? ('next' as const) : ('plain' as const),
  }));
  return <Timeline label={t`Activity`} items={items} />;
}

function Note({ entry: { at, message }, zone }: { entry: Entry; zone: string }) {
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
