import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import type { Result } from '../platform/result.ts';
import { DayBar } from '../time/ribbon/DayBar.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { SoonRow } from './words/soon-rows.ts';

/** The professionals who are free next, on the reader's own clock. */
export function AvailableSoon({ soon, clock }: { soon: Result<SoonRow[]>; clock: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="soon" className="min-w-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id="soon" className="text-xl">
          <Trans>Free to talk soon</Trans>
        </h2>
        <p className="text-sm text-ink-3 tabular-nums">{clock}</p>
      </header>
      {!soon.ok && <LoadError title={t`We couldn’t load who’s free`} refusal={soon} />}
      {soon.ok && soon.data.length === 0 && (
        <EmptyState title={t`No professionals yet`}>
          <Trans>Professionals appear here with their next free time.</Trans>
        </EmptyState>
      )}
      {soon.ok && soon.data.length > 0 && (
        <>
          <ul className="border-t-2 border-ink">
            {soon.data.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </ul>
          <Link
            to={paths.services({ show: 'professionals' })}
            className="mt-3 inline-flex min-h-11 md:min-h-6 items-center text-sm text-ink-2 underline underline-offset-3"
          >
            <Trans>See everyone, soonest first</Trans>
          </Link>
        </>
      )}
    </section>
  );
}

function Row({ id, displayName, avatarUrl, place, days, hours, spoken, time, to, label, isNight }: SoonRow) {
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2.5 border-b border-line py-3.5 sm:grid-cols-[44px_minmax(0,1fr)_10.25rem_8.5rem]">
      <Avatar name={displayName} url={avatarUrl} />
      <div className="min-w-0">
        <h3 className="wrap-break-word">
          <Link to={paths.professional(id)}>{displayName}</Link>
        </h3>
        <p className="text-sm text-ink-3">{place}</p>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-1 sm:col-start-3 sm:row-start-1">
        <p className="sr-only">{spoken}</p>
        <span aria-hidden="true" className="grid grid-cols-[repeat(7,12px)] gap-[3px]">
          {days.map(({ date, minutes, isBest }) => (
            <DayBar key={date} day={{ minutes }} isBest={isBest} look="h-6 rounded-[3px]" />
          ))}
        </span>
        <b aria-hidden="true" className="text-sm font-semibold whitespace-nowrap tabular-nums">
          {hours}
        </b>
      </div>
      <Link
        to={to}
        aria-label={label}
        className={`inline-flex min-h-11 md:min-h-9 items-center justify-self-end rounded-md px-3 text-sm font-semibold whitespace-nowrap tabular-nums hover:no-underline ${
          isNight ? 'bg-time-soft text-time-ink' : 'bg-time text-on-time'
        }`}
      >
        {time}
      </Link>
    </li>
  );
}
