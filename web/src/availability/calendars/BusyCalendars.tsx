import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import { MAX_BUSY_CALENDARS } from '@parley/contract/limits.ts';
import { useState } from 'react';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { BusyCalendarRow } from './BusyCalendarRow.tsx';
import { ConnectCalendar } from './ConnectCalendar.tsx';
import { useBusyCalendars } from './use-busy-calendars.ts';

/** The calendars that the reader has connected, what is read from them, and how to connect another. */
export default function BusyCalendars({ reader }: { reader: Role }) {
  return (
    <section aria-labelledby="connected" className="grid max-w-160 gap-4">
      <h3 id="connected" className="border-b border-line pb-3 text-xl">
        <Trans>Connected calendars</Trans>
      </h3>
      <p className="text-pretty text-ink-2">
        {reader === 'PROFESSIONAL' ? (
          <Trans>
            Connect the calendars you already use, and clients can’t book you when you’re busy there. We only
            keep the times: never titles, places or guests.
          </Trans>
        ) : (
          <Trans>
            Connect the calendars you already use, and we’ll warn you when you pick a time you’re busy. We
            only keep the times: never titles, places or guests.
          </Trans>
        )}
      </p>
      <Calendars />
    </section>
  );
}

function Calendars() {
  const { t } = useLingui();
  const { found, isReading, follow, remove, retry } = useBusyCalendars();
  const [isConnecting, setConnecting] = useState(false);
  if (found === null) return <SkeletonLines />;
  if (!found.ok)
    return <ErrorState title={t`We couldn’t load your calendars`} message={found.message} onRetry={retry} />;
  const { data: calendars } = found;
  const isFull = calendars.length >= MAX_BUSY_CALENDARS;
  return (
    <div ref={focusFallback} className="grid gap-5">
      {calendars.length > 0 && (
        <ul aria-busy={isReading} className="grid gap-5">
          {calendars.map((calendar) => (
            <BusyCalendarRow key={calendar.id} calendar={calendar} onChanged={follow} onRemoved={remove} />
          ))}
        </ul>
      )}
      {isConnecting ? (
        <ConnectCalendar
          onClose={() => setConnecting(false)}
          room={MAX_BUSY_CALENDARS - calendars.length}
          onConnected={(connected) => {
            setConnecting(false);
            for (const calendar of connected) follow(calendar);
          }}
        />
      ) : (
        <div>
          <Button
            kind="quiet"
            disabledBecause={isFull ? refusalText('too_many_calendars') : null}
            onClick={() => setConnecting(true)}
          >
            <Trans>Connect a calendar</Trans>
          </Button>
        </div>
      )}
      <Ways />
    </div>
  );
}

function Ways() {
  const { t } = useLingui();
  return (
    <details className="text-ink-2">
      <summary className="cursor-pointer font-semibold">
        <Trans>Where to find the link</Trans>
      </summary>
      <dl className="mt-4 grid gap-4">
        {WAYS.map(({ name, how }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-pretty">{t(how)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const WAYS = [
  {
    name: 'Google Calendar',
    how: msg`On a computer: Settings > your calendar > Integrate calendar > Secret address in iCal format.`,
  },
  {
    name: 'Outlook',
    how: msg`Settings > Calendar > Shared calendars > Publish a calendar. Copy the ICS link.`,
  },
  {
    name: 'Apple iCloud',
    how: msg`Calendar > the person icon beside your calendar > Public Calendar. Copy the link.`,
  },
  { name: 'Fastmail', how: msg`Settings > Calendars > your calendar > Share. Copy the read-only link.` },
  { name: 'Proton', how: msg`Settings > Calendars > your calendar > Share with anyone > Create link.` },
] as const;
