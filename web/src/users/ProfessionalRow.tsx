import { Trans, useLingui } from '@lingui/react/macro';
import { cityOf } from '@parley/contract/time.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { clocksDiffer, dateOf, minuteOfDay, timeText, whenText } from '../time/format.ts';
import { RowRibbon } from '../time/ribbon/RowRibbon.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';

/** Avatar, text, week, time; on phones the last two below. */
const ROW =
  'grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3.5 sm:grid-cols-[44px_minmax(0,1fr)_10.25rem_8rem]';

/** A professional who is free soon: name, the week, and the next free time as a button. */
export function ProfessionalRow({
  professional,
  children,
}: {
  professional: ProfessionalCard;
  /** More about them, after where they live. */
  children?: ReactNode;
}) {
  const { id, displayName, avatarUrl, headline, discipline, timeZone, nextAvailableAt } = professional;
  const zone = useViewerZone();
  const now = useNow();
  return (
    <li className={`${ROW} items-center gap-y-2.5 border-t border-line py-3.5 first:border-0`}>
      <Avatar name={displayName} url={avatarUrl} />
      <div className="@container col-span-2 min-w-0 sm:col-span-1">
        <h3 className="wrap-break-word">
          <CardLink to={paths.professional(id)}>{displayName}</CardLink>
        </h3>
        <p className="hidden text-sm text-ink-2 @sm:block">{headline}</p>
        <p className="text-sm text-ink-3">
          {discipline && `${discipline} · `}
          {cityOf(timeZone)}
          {children}
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1">
        <RowRibbon of={professional} zone={zone} now={now} />
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
  const { t } = useLingui();
  if (at === null)
    return (
      <span className="text-sm text-ink-3">
        <Trans>No free times</Trans>
      </span>
    );
  const isToday = dateOf(at, zone) === dateOf(now, zone);
  const hour = Math.floor(minuteOfDay(at, zone) / 60);
  // Marigold asks for action, which nobody should need at night.
  const look = hour < 8 || hour >= 22 ? 'bg-time-soft text-time-ink' : 'bg-time text-on-time';
  const when = whenText(at, zone, now);

  return (
    <Link
      to={paths.professional(id, { startsAt: at })}
      aria-label={
        clocksDiffer(at, zone, timeZone)
          ? t`Talk to ${displayName}, ${when} your time`
          : t`Talk to ${displayName}, ${when}`
      }
      className={`inline-flex min-h-11 md:min-h-9 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap tabular-nums hover:no-underline ${look}`}
    >
      {isToday ? timeText(at, zone) : when}
    </Link>
  );
}
