import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { agoText } from '../../time/ago.ts';
import { dayTimeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { problemText } from './calendar-problem.ts';
import { DisconnectCalendar } from './DisconnectCalendar.tsx';
import { NewPassword } from './NewPassword.tsx';
import { isUnread } from './use-busy-calendars.ts';

interface Props {
  calendar: BusyCalendar;
  onChanged: (calendar: BusyCalendar) => void;
  onRemoved: (id: string) => void;
}

/** A connected calendar: how it is, and what can be done with it. */
export function BusyCalendarRow({ calendar, onChanged, onRemoved }: Props) {
  const { t } = useLingui();
  const { id, name, host, countFree } = calendar;
  const [isLeaving, setLeaving] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const { pending, error, run } = useChange(onChanged);
  const now = useNow('second');
  const isTooSoon = calendar.checkableFrom !== null && calendar.checkableFrom > now;
  return (
    <li className="grid gap-3 rounded-lg border border-line p-5">
      <div>
        <h4 className="flex font-semibold flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          {name} {calendar.problem && <Tag tone="bad">{t`Can’t be read`}</Tag>}
        </h4>
        <p className="text-sm wrap-anywhere text-ink-3">{host}</p>
      </div>
      <State calendar={calendar} />
      <Checkbox
        name={`free-${id}`}
        label={t`Also count events marked “free” as busy`}
        value={countFree}
        onChange={(wanted) =>
          run(call('PUT /api/availability/calendar/:id', { params: { id }, body: { countFree: wanted } }))
        }
        error={undefined}
      />
      <FormMessage message={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          small
          pending={pending}
          disabledBecause={isTooSoon ? t`It was checked a moment ago.` : null}
          onClick={() => run(call('POST /api/availability/calendar/:id/refresh', { params: { id } }))}
        >
          <Trans>Check again</Trans>
        </Button>
        {calendar.kind === 'CALDAV' && (
          <Button kind="plain" small onClick={() => setEntering(true)}>
            <Trans>New password</Trans>
          </Button>
        )}
        <Button kind="plain" small onClick={() => setLeaving(true)}>
          <Trans>Disconnect</Trans>
        </Button>
      </div>
      {isEntering && (
        <NewPassword calendar={calendar} onClose={() => setEntering(false)} onChanged={onChanged} />
      )}
      {isLeaving && (
        <DisconnectCalendar
          calendar={calendar}
          onClose={() => setLeaving(false)}
          onRemoved={() => onRemoved(id)}
        />
      )}
    </li>
  );
}

function useChange(onChanged: (calendar: BusyCalendar) => void) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const change = async (calling: Promise<Result<BusyCalendar>>) => {
    setPending(true);
    const result = await calling;
    setPending(false);
    setError(result.ok ? null : result.message);
    if (result.ok) onChanged(result.data);
  };
  return { pending, error, run: (calling: Promise<Result<BusyCalendar>>) => void change(calling) };
}

function State({ calendar }: { calendar: BusyCalendar }) {
  const { t: say } = useLingui();
  const now = useNow();
  const zone = useViewerZone();
  const { problem, failingSince, readAt } = calendar;
  if (isUnread(calendar))
    return (
      <p className="text-ink-2">
        <Trans>Reading…</Trans> <Trans>It doesn’t count yet.</Trans>
      </p>
    );
  return (
    <div className="grid gap-1 text-pretty text-ink-2 tabular-nums">
      {readAt !== null && <p>{readText(calendar, readAt, now)}</p>}
      {problem && failingSince !== null && (
        <p className="border-l-2 border-bad pl-3">
          <Trans>Failing since {dayTimeText(failingSince, zone)}.</Trans>{' '}
          {say(problemText(problem, calendar.kind))}{' '}
          {readAt === null ? (
            <Trans>It doesn’t count yet.</Trans>
          ) : (
            <Trans>Its last busy times still count.</Trans>
          )}{' '}
          {calendar.isStopped && (
            <Trans>
              We stopped trying, so that your account isn’t locked. Enter its new password, or check it again.
            </Trans>
          )}
        </p>
      )}
      {calendar.unreadEvents > 0 && <p className="text-sm text-ink-3">{unreadText(calendar.unreadEvents)}</p>}
    </div>
  );
}

function readText({ busyThisWeek }: BusyCalendar, readAt: string, now: string): string {
  const read = agoText(readAt, now);
  const busy = plural(busyThisWeek, {
    one: '# busy time in the next 7 days',
    other: '# busy times in the next 7 days',
  });
  return t`Read ${read} · ${busy}`;
}

const unreadText = (events: number) =>
  plural(events, {
    one: '# event couldn’t be understood and doesn’t count.',
    other: '# events couldn’t be understood and don’t count.',
  });
