import { Trans, useLingui } from '@lingui/react/macro';
import { RHYTHMS } from '@parley/contract/appointments/series/states.ts';
import { MAX_SERIES, MIN_SERIES } from '@parley/contract/limits.ts';
import { detailOf } from '../../platform/form/detail-of.ts';
import { dateOf } from '../../time/format.ts';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { daysText } from './series-text.ts';
import type { SeriesForm } from './use-series-form.ts';

/** How often, and until when. */
export function RhythmFields({ form }: { form: SeriesForm }) {
  const { t } = useLingui();
  const { startsAt, timeZone, preview } = form;
  const error = preview?.ok === false ? detailOf(preview) : undefined;
  const words = { WEEKLY: t`Weekly`, EVERY_SECOND_WEEK: t`Every two weeks`, MONTHLY: t`Monthly` };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <RadioGroup
        label={t`How often`}
        name="rhythm"
        options={RHYTHMS.map((value) => ({ value, label: words[value] }))}
        value={form.rhythm}
        onChange={form.setRhythm}
        error={undefined}
        help={startsAt !== null && daysText({ rhythm: form.rhythm, timeZone }, startsAt)}
      />
      <div className="grid content-start gap-2.5">
        <RadioGroup
          label={t`Ends`}
          name="end"
          options={[
            { value: 'count', label: t`After a number` },
            { value: 'untilOn', label: t`On a date` },
          ]}
          value={form.end}
          onChange={(value) => form.setEnd(value === 'count' ? value : 'untilOn')}
          error={undefined}
        />
        {form.end === 'count' ? (
          <NumberInput
            label={t`How many`}
            name="count"
            min={MIN_SERIES}
            max={MAX_SERIES}
            value={form.count}
            onChange={form.setCount}
            error={error}
          />
        ) : (
          <TextInput
            label={t`Last day`}
            name="untilOn"
            type="date"
            min={startsAt === null ? undefined : dateOf(startsAt, timeZone)}
            value={form.untilOn}
            onChange={form.setUntilOn}
            error={error}
          />
        )}
        <p className="text-sm text-ink-3">
          <Trans>At most 26, all within 6 months.</Trans>
        </p>
      </div>
    </div>
  );
}
