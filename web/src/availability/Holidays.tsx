import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DateOverride, Holiday } from '@parley/contract/availability/schemas.ts';
import type { Country } from '@parley/contract/users/countries.ts';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../platform/api.ts';
import type { Result } from '../platform/result.ts';
import { useAnswer } from '../platform/use-answer.ts';
import { plainDayText } from '../time/format.ts';
import { Button } from '../ui/Button.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { Select } from '../ui/form/Select.tsx';
import { countries, countryIn } from '../users/countries.ts';

interface Props {
  country: Country | null;
  /** Special dates that are set already. */
  dates: readonly DateOverride[];
  /** Closes some days, or opens them again. */
  close: (dates: string[], closed: boolean) => Promise<Result<DateOverride[]>>;
  onSaved: (dates: DateOverride[]) => void;
}

/** The public holidays of a country, to tick those on which a professional is closed. */
export default function Holidays({ country: initial, dates, close, onSaved }: Props) {
  const { t } = useLingui();
  const [country, setCountry] = useState(initial);
  const { answer: found } = useAnswer(country, (about) =>
    call('GET /api/availability/holidays', { query: { country: about } }),
  );
  return (
    <div className="grid gap-5">
      <div className="sm:max-w-xs">
        <Select
          label={t`Country`}
          name="holidaysCountry"
          options={countries()}
          placeholder={t`Choose a country`}
          value={country ?? ''}
          onChange={(value) => setCountry(countryIn(value))}
          error={undefined}
        />
      </div>
      {country !== null && !found && <SkeletonLines />}
      {found?.ok === false && <LoadError title={t`We couldn’t load the holidays`} refusal={found} />}
      {found?.ok && (
        <HolidayList key={country} holidays={found.data} dates={dates} close={close} onSaved={onSaved} />
      )}
    </div>
  );
}

function HolidayList({ holidays, dates, close, onSaved }: { holidays: Holiday[] } & Omit<Props, 'country'>) {
  const { t } = useLingui();
  const { picked, setPicked, closed, error, save, saves } = useClosing(close, onSaved);
  const end = useRef<HTMLDivElement>(null);
  // The closed days are listed above and move it away.
  useEffect(() => {
    if (saves > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [saves]);
  const set = new Map(dates.map(({ date, slots }) => [date, slots.length === 0]));
  const open = holidays.filter(({ date }) => !set.has(date)).map(({ date }) => date);
  const chosen = picked.filter((date) => open.includes(date));
  if (holidays.length === 0)
    return (
      <p className="text-ink-3">
        <Trans>We don’t know this country’s holidays. Add them one by one instead.</Trans>
      </p>
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(chosen, true);
      }}
    >
      <p className="text-sm text-pretty text-ink-3">
        <Trans>National holidays of the next 12 months; regional ones aren’t included.</Trans>
      </p>
      <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-x-8">
        {holidays.map((holiday) => (
          <HolidayRow
            key={holiday.date}
            holiday={holiday}
            isClosed={set.get(holiday.date)}
            isPicked={chosen.includes(holiday.date)}
            onPick={(isPicked) =>
              setPicked(isPicked ? [...chosen, holiday.date] : chosen.filter((date) => date !== holiday.date))
            }
          />
        ))}
      </ul>
      <FormMessage message={error} />
      <div ref={end} className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            small
            disabledBecause={chosen.length === 0 ? t`Select at least one day.` : null}
          >
            <Plural
              value={chosen.length}
              _0="Close on these days"
              one="Close on # day"
              other="Close on # days"
            />
          </Button>
          {chosen.length < open.length && (
            <Button kind="plain" small onClick={() => setPicked(open)}>
              <Trans>Select all</Trans>
            </Button>
          )}
        </div>
        <div aria-live="polite" className="empty:hidden">
          {closed.length > 0 && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-well px-4 py-2">
              <span>
                <Plural
                  value={closed.length}
                  one="You’re closed on # more day."
                  other="You’re closed on # more days."
                />
              </span>
              <Button
                kind="plain"
                small
                icon={<Undo2 aria-hidden className="size-4" />}
                onClick={() => void save(closed, false)}
              >
                {t`Undo`}
              </Button>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** Closes the picked dates, and takes that back. */
function useClosing(close: Props['close'], onSaved: Props['onSaved']) {
  const [picked, setPicked] = useState<string[]>([]);
  const [closed, setClosed] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [saves, setSaves] = useState(0);
  async function save(dates: string[], isClosed: boolean) {
    if (dates.length === 0) return;
    const result = await close(dates, isClosed);
    setError(result.ok ? null : result.message);
    if (!result.ok) return;
    setClosed(isClosed ? dates : []);
    setPicked([]);
    setSaves(saves + 1);
    onSaved(result.data);
  }
  return { picked, setPicked, closed, error, save, saves };
}

interface RowProps {
  holiday: Holiday;
  /** Whether a special date closes it already; undefined: it's none. */
  isClosed: boolean | undefined;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

function HolidayRow({ holiday: { date, name }, isClosed, isPicked, onPick }: RowProps) {
  const { t } = useLingui();
  const day = plainDayText(date);
  if (isClosed !== undefined)
    return (
      <li className="pl-8 text-ink-3">
        <span className="num">{day}</span> {name}{' '}
        <b className="font-semibold">{isClosed ? t`closed` : t`special hours`}</b>
      </li>
    );
  const label = (
    <>
      <span className="num font-semibold">{day}</span> {name}
    </>
  );
  return (
    <li>
      <Checkbox name={`holiday-${date}`} value={isPicked} onChange={onPick} label={label} error={undefined} />
    </li>
  );
}
