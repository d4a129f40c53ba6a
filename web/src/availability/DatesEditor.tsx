import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import type { Country } from '@parley/contract/users/countries.ts';
import { Undo2, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { plainDayText } from '../time/format.ts';
import { plainDateText } from '../time/long-dates.ts';
import { Button } from '../ui/Button.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { runsOf } from './date-runs.ts';
import { DateForm } from './DateForm.tsx';
import { hoursText } from './week.ts';
import { focusFallback } from '../ui/form/focus-fallback.ts';

interface Props {
  initial: DateOverride[];
  /** Today in the zone of the hours. */
  today: string;
  /** Whose holidays are suggested first. */
  country: Country | null;
}

const Holidays = lazy(() => import('./Holidays.tsx'));

/** Dates with special hours or none; each is saved right away. */
export function DatesEditor({ initial, today, country }: Props) {
  const [dates, setDates] = useState(initial);
  const [removed, setRemoved] = useState<DateOverride[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [showsHolidays, setShowsHolidays] = useState(false);
  const { revalidate } = useRevalidator();

  function show(now: DateOverride[], gone: DateOverride[] | null) {
    setDates(now);
    setRemoved(gone);
    void revalidate();
  }

  async function lookAtOthers() {
    const read = await call('GET /api/availability/date');
    if (read.ok) show(read.data, null);
  }

  /** Unless another tab, or another device, saved others in the meantime: then they are shown instead. */
  async function guarded(result: Result<DateOverride[]>): Promise<Result<DateOverride[]>> {
    if (result.ok || result.code !== 'hours_changed') return result;
    await lookAtOthers();
    return {
      ...result,
      message: t`Your dates were changed in another tab or on another device. Check them, then try again.`,
    };
  }

  async function close(days: string[], closed: boolean) {
    const seen = dates
      .filter(({ date }) => days.includes(date))
      .map(({ date, slots }) => ({ date, closed: slots.length === 0 }));
    return guarded(await call('PUT /api/availability/holidays', { body: { dates: days, closed, seen } }));
  }

  async function remove(run: DateOverride[]) {
    const [only = { date: '', slots: [] }] = run;
    const result =
      only.slots.length === 0
        ? await close(daysOf(run), false)
        : await call('DELETE /api/availability/date', { query: { date: only.date } });
    setError(result.ok ? null : result.message);
    if (result.ok) show(result.data, run);
  }

  async function putBack(run: DateOverride[]) {
    const [only = { date: '', slots: [] }] = run;
    const result =
      only.slots.length === 0
        ? await close(daysOf(run), true)
        : await guarded(await call('POST /api/availability/date', { body: { ...only, seen: null } }));
    setError(result.ok ? null : result.message);
    if (result.ok) show(result.data, null);
  }

  const removedDay = removed && daysText(removed);
  return (
    <div ref={focusFallback} className="grid gap-5">
      {dates.length > 0 && (
        <ul className="border-b border-line">
          {runsOf(dates).map((run) => (
            <DateRow key={run[0]?.date} run={run} onRemove={() => void remove(run)} />
          ))}
        </ul>
      )}
      <div ref={focusFallback} className="grid gap-5">
        <div aria-live="polite" className="empty:hidden">
          {removed && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-well px-4 py-2">
              <span>
                {removed.length > 1 ? (
                  <Trans>{removedDay} are back to your usual hours.</Trans>
                ) : (
                  <Trans>{removedDay} is back to your usual hours.</Trans>
                )}
              </span>
              <Button
                kind="plain"
                small
                icon={<Undo2 aria-hidden className="size-4" />}
                onClick={() => void putBack(removed)}
              >
                <Trans>Undo</Trans>
              </Button>
            </p>
          )}
        </div>
        <FormMessage message={error} />
        <DateForm
          today={today}
          dates={dates}
          close={close}
          onSaved={(saved) => show(saved, null)}
          onOthers={lookAtOthers}
        />
      </div>
      {showsHolidays ? (
        <Suspense fallback={<SkeletonLines />}>
          <Holidays country={country} dates={dates} close={close} onSaved={(saved) => show(saved, null)} />
        </Suspense>
      ) : (
        <div>
          <Button kind="quiet" small onClick={() => setShowsHolidays(true)}>
            <Trans>Suggest public holidays</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

const daysOf = (run: readonly DateOverride[]) => run.map(({ date }) => date);

/** "Thu 24 Dec", "Thu 24 Dec to Wed 6 Jan" */
function daysText(run: readonly DateOverride[], textOf = plainDayText): string {
  const [first = { date: '' }] = run;
  const last = run.at(-1) ?? first;
  const [from, to] = [textOf(first.date), textOf(last.date)];
  return run.length > 1 ? t`${from} to ${to}` : from;
}

function DateRow({ run, onRemove }: { run: DateOverride[]; onRemove: () => void }) {
  const { t } = useLingui();
  const days = daysText(run);
  const slots = run[0]?.slots ?? [];
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2.5">
      <p className="num flex flex-wrap gap-x-4">
        <b className="min-w-28 font-semibold" title={daysText(run, plainDateText)}>
          {days}
        </b>
        <span className={slots.length === 0 ? 'text-ink-3' : ''}>
          {slots.length === 0
            ? t`closed`
            : slots.map(hoursText).reduce((some, more) => t`${some} and ${more}`)}
        </span>
      </p>
      <IconButton label={t`Remove ${days}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
