import { Plural, Trans } from '@lingui/react/macro';
import type { JobCard as Card } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { whenText } from '../time/format.ts';
import { dateText } from '../time/long-dates.ts';
import { onYourClock } from '../time/on-your-clock.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Tag } from '../ui/Tag.tsx';
import { jobStatus } from './status.ts';

interface Props {
  job: Card;
  side: Side;
  zone: string;
}

/** A job in a list: the other side, status, next deadline and price. */
export function JobCard({ job, side, zone }: Props) {
  const other = otherOf(job, side);
  const name = other.displayName;
  const { unreadCount } = job;
  const status = jobStatus(job, side);
  return (
    <article className="relative grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-well/40">
      <Avatar name={other.displayName} url={other.avatarUrl} />
      <div className="min-w-0">
        <h3 className="line-clamp-3">
          <Link to={paths.job(job.id)} className="after:absolute after:inset-0">
            {job.title}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-ink-3 tabular-nums">
          <Trans>with {name}</Trans>
          <Next job={job} other={other} zone={zone} />
          {unreadCount > 0 && (
            <b className="font-semibold text-time-ink">
              {' · '}
              <Plural value={unreadCount} one="# unread" other="# unread" />
            </b>
          )}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1.5">
        {job.amountCents !== null && (
          <b className="font-semibold tabular-nums">{shortMoney(job.amountCents)}</b>
        )}
        <span className="max-sm:hidden">
          <Tag tone={status.tone}>{status.label}</Tag>
        </span>
      </div>
      <span className="col-span-2 col-start-2 sm:hidden">
        <Tag tone={status.tone}>{status.label}</Tag>
      </span>
    </article>
  );
}

function Next({ job, other, zone }: { job: Card; other: { timeZone: string }; zone: string }) {
  const now = useNow();
  const ended = job.completedAt ?? job.cancelledAt ?? job.endedAt;
  if (ended !== null) {
    const day = dateText(ended, zone);
    return (
      <>
        {' · '}
        <Trans>ended {day}</Trans>
      </>
    );
  }
  if (job.nextAppointment === null) return null;
  const { startsAt } = job.nextAppointment;
  const when = onYourClock(whenText(startsAt, zone, now), startsAt, zone, other.timeZone);
  return (
    <>
      {' · '}
      <Trans>
        consultation <time dateTime={startsAt}>{when}</time>
      </Trans>
    </>
  );
}
