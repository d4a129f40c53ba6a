import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_PER_DAY, MAX_PER_WEEK } from '@parley/contract/limits.ts';
import type { FieldProps } from '../platform/form/use-form.ts';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { Select } from '../ui/form/Select.tsx';
import { NoticeSelect } from './NoticeSelect.tsx';
import { aheadOptions, bufferOptions, stepOptions, stepOf } from './rule-options.ts';
import type { HoursEditing } from './use-hours.ts';

/** What clients' bookings must keep to besides the hours. */
export function BookingRules({ hours }: { hours: HoursEditing }) {
  const { t } = useLingui();
  const { form } = hours;
  const { bufferBeforeMinutes, bufferAfterMinutes, bookingDays } = form.values;
  const step = form.field('startStepMinutes');
  return (
    <section aria-labelledby="booking-rules" className="grid gap-5 border-t border-line pt-6">
      <div>
        <h3 id="booking-rules" className="text-xl">
          <Trans>Booking rules</Trans>
        </h3>
        <p className="mt-1.5 text-pretty text-ink-3">
          <Trans>
            Clients can only pick times that fit these rules. You can still suggest or accept any time you’re
            free.
          </Trans>
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NoticeSelect hours={hours} />
        <Select
          label={t`How far ahead`}
          help={t`Clients can’t book later than this.`}
          options={aheadOptions(bookingDays)}
          {...asText(form.field('bookingDays'))}
        />
        <Select
          label={t`Break before`}
          help={t`Kept free before each consultation.`}
          options={bufferOptions(bufferBeforeMinutes)}
          {...asText(form.field('bufferBeforeMinutes'))}
        />
        <Select
          label={t`Break after`}
          help={t`Kept free after each consultation.`}
          options={bufferOptions(bufferAfterMinutes)}
          {...asText(form.field('bufferAfterMinutes'))}
        />
        <NumberInput
          label={t`Maximum consultations per day`}
          help={t`Leave empty for no limit.`}
          optional
          min={1}
          max={MAX_PER_DAY}
          {...form.field('maxPerDay')}
        />
        <NumberInput
          label={t`Maximum consultations per week`}
          help={t`From Monday to Sunday. Leave empty for no limit.`}
          optional
          min={1}
          max={MAX_PER_WEEK}
          {...form.field('maxPerWeek')}
        />
        <Select
          label={t`Start times`}
          help={t`When consultations can start, on the clocks of your hours.`}
          options={stepOptions()}
          {...step}
          value={String(step.value)}
          onChange={(value) => step.onChange(stepOf(value))}
        />
      </div>
    </section>
  );
}

function asText({ value, onChange, ...field }: FieldProps<number>): FieldProps<string> {
  return { ...field, value: String(value), onChange: (text) => onChange(Number(text)) };
}
