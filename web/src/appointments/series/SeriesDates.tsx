import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SeriesPreview } from '@parley/contract/appointments/series/schemas.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { bothTimes } from '../../time/both-times.ts';
import { plainDayText, monthDayText, timeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { shortName } from '../../users/short-name.ts';
import { ClockNotes } from './ClockNotes.tsx';
import type { SeriesForm } from './use-series-form.ts';

interface Props {
  form: SeriesForm;
  /** The reader's. */
  zone: string;
  /** Whose clock is shown besides the reader's. */
  other: Person;
  dueAt: string | null;
}
type Date = SeriesPreview['dates'][number];

/** All dates of a series on both clocks; what can’t be booked takes another time, or is left out. */
export function SeriesDates({ form, zone, other, dueAt }: Props) {
  const { t } = useLingui();
  const { dates, kept, startsAt, preview } = form;
  if (startsAt === null) return null;
  const last = kept.at(-1);
  const city = cityOf(form.timeZone);
  return (
    <section aria-label={t`All dates`} aria-busy={preview === null} className="grid gap-2.5">
      <h3 className="font-semibold">
        <Trans>All dates</Trans>
      </h3>
      <ul className="max-h-80 overflow-y-auto border-y border-line tabular-nums *:not-first:border-t *:not-first:border-line">
        {dates.map((each) => (
          <DateRow key={each.on} date={each} form={form} zone={zone} other={other} />
        ))}
      </ul>
      <ClockNotes starts={dates.map((each) => each.startsAt)} {...{ zone, other }} />
      <p className="text-sm text-pretty text-ink-3">
        <Trans>Each stays at the same time of day in {city}, even when clocks change.</Trans>{' '}
        {dueAt !== null && last !== undefined && last > dueAt && (
          <Trans>
            The work is due on {monthDayText(dueAt, zone)}. When the job ends, later consultations are called
            off.
          </Trans>
        )}
      </p>
    </section>
  );
}

interface RowProps extends Omit<Props, 'dueAt'> {
  date: Date;
}

function DateRow({ date: { on, startsAt, refusal, others }, form, zone, other }: RowProps) {
  const { t } = useLingui();
  const name = shortName(other.displayName);
  const choice = form.changes.get(on);
  const day = plainDayText(on);
  const isLeftOut = choice === null;
  const shown = choice ?? startsAt;
  return (
    <li
      className={`flex items-center justify-between gap-x-4 gap-y-1.5 py-2 ${refusal === null ? '' : 'flex-wrap'}`}
    >
      <span
        className={`min-w-0 text-pretty ${isLeftOut || (refusal !== null && !choice) ? 'text-ink-3 line-through' : ''}`}
      >
        {bothTimes(shown, zone, other.timeZone, name).text}
      </span>
      {refusal === null ? (
        <Button
          kind="plain"
          small
          aria-label={isLeftOut ? t`Keep ${day}` : t`Skip ${day}`}
          onClick={() => form.change(on, isLeftOut ? undefined : null)}
        >
          {isLeftOut ? <Trans>Keep</Trans> : <Trans>Skip</Trans>}
        </Button>
      ) : (
        <div className="w-full sm:w-60">
          <Select
            label={reasonText(refusal)}
            name={`change-${on}`}
            placeholder={t`Choose what to do`}
            value={choice === undefined ? '' : (choice ?? 'skip')}
            onChange={(value) => form.change(on, value === '' ? undefined : value === 'skip' ? null : value)}
            options={[
              { value: 'skip', label: t`Skip ${day}` },
              ...others.map((at) => ({ value: at, label: timeText(at, zone) })),
            ]}
            error={undefined}
          />
        </div>
      )}
    </li>
  );
}

/** Short, since it stands beside each date. */
const reasonText = (refusal: string): string => reasons()[refusal] ?? t`Not available`;

const reasons = (): Partial<Record<string, string>> => ({
  slot_taken: t`Already taken`,
  slot_outside_hours: t`Outside the professional’s hours`,
  slot_too_soon: t`Too short notice`,
  slot_too_far: t`Too far ahead`,
  slot_day_full: t`This day is full`,
  slot_week_full: t`This week is full`,
  slot_too_close: t`Too close to something else`,
});
