import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import { MAX_DATES_AT_ONCE } from '@parley/contract/limits.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../platform/api.ts';
import { useForm } from '../platform/form/use-form.ts';
import type { Result } from '../platform/result.ts';
import { Button } from '../ui/Button.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { FieldError } from '../ui/form/Field.tsx';
import { TextInput } from '../ui/form/TextInput.tsx';
import { daysThrough } from './date-runs.ts';
import { TimeRanges } from './TimeRanges.tsx';
import { type DayHours, rangeErrors, nextRange } from './week.ts';

interface Values {
  date: string;
  /** The last of several closed dates; "" for one. */
  lastDate: string;
  kind: 'closed' | 'other';
  slots: DayHours[];
}
const kinds = () =>
  [
    { value: 'closed', label: t`Closed` },
    { value: 'other', label: t`Special hours` },
  ] as const;
const schema = async () => (await import('@parley/contract/availability/schemas.ts')).DateOverride;
const initial: Values = { date: '', lastDate: '', kind: 'closed', slots: [{ from: 900, to: 1700 }] };

interface Props {
  today: string;
  /** As the reader sees them: another tab, or another device, may have saved others in the meantime. */
  dates: readonly DateOverride[];
  /** Several days at once, or opens them again. */
  close: (dates: string[], closed: boolean) => Promise<Result<DateOverride[]>>;
  onSaved: (dates: DateOverride[]) => void;
  /** Others were saved elsewhere, to be shown. */
  onOthers: () => Promise<void>;
}

/** One more date: a holiday, or a day with other hours; or all the days of a vacation. */
export function DateForm({ today, dates: listed, close, onSaved, onOthers }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm({
    initial,
    schema,
    read: ({ date, kind, slots }) => ({ date, slots: kind === 'closed' ? [] : slots }),
    send: async (body) => {
      const dates = daysOf(form.values);
      if (dates.length > 1) return close(dates, true);
      const seen = listed.find((each) => each.date === body.date)?.slots ?? null;
      const result = await call('POST /api/availability/date', { body: { ...body, seen } });
      // From now on the reader sees them, and saving again replaces them.
      if (!result.ok && result.code === 'hours_changed') await onOthers();
      return result;
    },
    done: (dates) => {
      form.reset();
      setIsOpen(false);
      onSaved(dates);
    },
  });
  if (!isOpen) {
    return (
      <div>
        <Button
          kind="quiet"
          small
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => setIsOpen(true)}
        >
          <Trans>Add a date</Trans>
        </Button>
      </div>
    );
  }
  const { date, slots, kind } = form.values;
  const days = daysOf(form.values);
  const lastDayError = lastDateError(form.values);
  return (
    <form {...form.props} className="grid gap-5 rounded-lg border border-line bg-sheet p-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput type="date" label={t`Date`} min={today} {...form.field('date')} />
        <RadioGroup label={t`On this day`} options={kinds()} {...form.field('kind')} />
      </div>
      {kind === 'closed' && (
        <div className="sm:max-w-1/2 sm:pr-2.5">
          <TextInput
            type="date"
            label={t`Last day`}
            help={t`For a vacation. Days with special hours keep them.`}
            optional
            min={date || today}
            {...form.field('lastDate')}
            error={lastDayError ?? form.errors.lastDate}
          />
        </div>
      )}
      {kind === 'other' && (
        <OtherHours
          hours={slots}
          onChange={(changed) => form.set('slots', changed)}
          error={form.errors.slots}
        />
      )}
      <FormEnd form={form} onClose={() => setIsOpen(false)} disabledBecause={whyNotSave(form.values)}>
        {days.length > 1 ? (
          <Plural value={days.length} one="Close # day" other="Close # days" />
        ) : (
          <Trans>Save date</Trans>
        )}
      </FormEnd>
    </form>
  );
}

const daysOf = ({ kind, date, lastDate }: Values) =>
  kind === 'closed' ? daysThrough(date, lastDate) : [date];

function lastDateError(values: Values): string | undefined {
  const { kind, date, lastDate } = values;
  if (kind !== 'closed' || lastDate === '' || date === '') return undefined;
  if (lastDate < date) return t`The last day must be after the first.`;
  if (daysOf(values).length <= MAX_DATES_AT_ONCE) return undefined;
  return t`You can close up to ${MAX_DATES_AT_ONCE} days at once.`;
}

function whyNotSave(values: Values): string | null {
  if (values.kind === 'other' && rangeErrors(values.slots).some((error) => error !== null))
    return t`Fix the hours first.`;
  return lastDateError(values) === undefined ? null : t`Fix the dates first.`;
}

interface OtherHoursProps {
  hours: DayHours[];
  onChange: (hours: DayHours[]) => void;
  error: string | undefined;
}

function OtherHours({ hours, onChange, error }: OtherHoursProps) {
  const { t } = useLingui();
  const more = nextRange(hours);
  return (
    <div className="grid justify-items-start gap-2">
      <TimeRanges
        day={t`This date`}
        hours={hours}
        onChange={onChange}
        onRemove={(place) => onChange(hours.filter((_, index) => index !== place))}
      />
      {more && (
        <Button kind="plain" small onClick={() => onChange([...hours, more])}>
          <Trans>Add hours</Trans>
        </Button>
      )}
      <FieldError id="date-slots" error={error} />
    </div>
  );
}
