import { cityOf } from '@parley/contract/time.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, dateOf, timeText, whenText } from '../time/format.ts';
import { OverlapStrip } from '../time/OverlapStrip.tsx';
import { Avatar } from '../ui/Avatar.tsx';

/** Face, words, strip, time. */
export const ROW =
  'grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3.5 sm:grid-cols-[44px_minmax(0,1fr)_150px_128px]';

/** A professional in the list of those who are free soon: who, the strip of today, and the next time as the one button. */
export function ProfessionalRow({ professional }: { professional: ProfessionalCard }) {
  const { id, displayName, avatarUrl, headline, discipline, timeZone, nextAvailableAt } = professional;
  const zone = useViewerZone();
  const now = useNow();
  return (
    <li className={`${ROW} items-center gap-y-2.5 border-t border-line py-3.5 first:border-0`}>
      <Avatar name={displayName} url={avatarUrl} />
      <div className="@container min-w-0">
        <h3 className="wrap-break-word">
          <Link to={paths.professional(id)}>{displayName}</Link>
        </h3>
        <p className="hidden text-sm text-ink-2 @sm:block">{headline}</p>
        <p className="text-sm text-ink-3">
          {discipline && `${discipline} · `}
          {cityOf(timeZone)}
        </p>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 sm:col-span-1 sm:col-start-3 sm:row-start-1">
        <OverlapStrip of={professional} zone={zone} now={now} size="row" />
      </div>
      <div className="justify-self-end">
        <TimeLink {...{ id, displayName, timeZone, at: nextAvailableAt, zone, now }} />
      </div>
    </li>
  );
}

interface TimeLinkProps {
  id: string;
  displayName: string;
  timeZone: string;
  at: string | null;
  zone: string;
  now: string;
}

function TimeLink({ id, displayName, timeZone, at, zone, now }: TimeLinkProps) {
  if (at === null) return <span className="text-sm text-ink-3">not soon</span>;
  const isToday = dateOf(at, zone) === dateOf(now, zone);
  const clock = timeText(at, zone);
  // Marigold calls: not in the night.
  const look = clock < '08:00' || clock >= '22:00' ? 'bg-time-soft text-time-ink' : 'bg-time text-on-time';
  const when = whenText(at, zone, now);
  const whose = clocksDiffer(at, zone, timeZone) ? ' your time' : '';
  return (
    <Link
      to={paths.professional(id)}
      aria-label={`Talk to ${displayName}, ${when}${whose}`}
      className={`inline-flex h-9 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap tabular-nums hover:no-underline ${look}`}
    >
      {isToday ? clock : when}
    </Link>
  );
}
