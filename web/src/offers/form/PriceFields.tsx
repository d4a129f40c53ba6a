import { useLingui } from '@lingui/react/macro';
import { HOURS_STEP, MAX_HOURS } from '@parley/contract/limits.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { hoursText } from '../offer-text.ts';
import { amountOf, type OfferValues } from './offer-values.ts';

type Name = 'pricing' | 'amountCents' | 'hours' | 'rateCents';

interface Props {
  form: { values: OfferValues; field: <K extends Name>(name: K) => FieldProps<OfferValues[K]> };
  /** The terms to start from. */
  from: Offer | null;
  serviceRateCents: number | null;
  help: string | undefined;
}

/** The price of an offer: for the whole job, or by the hour where the service or the offer before is. */
export function PriceFields({ form: { values, field }, from, serviceRateCents, help }: Props) {
  const { t } = useLingui();
  const canBeHourly = serviceRateCents !== null || (from !== null && from.hours !== null);
  return (
    <div className="grid gap-5">
      {canBeHourly && (
        <RadioGroup
          label={t`Price`}
          options={[
            { value: 'HOURLY', label: t`By the hour` },
            { value: 'FIXED', label: t`For the whole job` },
          ]}
          {...field('pricing')}
        />
      )}
      {values.pricing === 'FIXED' ? (
        <MoneyInput label={t`Price for the whole job`} help={help} {...field('amountCents')} />
      ) : (
        <HourlyFields {...{ values, field, help }} />
      )}
    </div>
  );
}

function HourlyFields({ values, field, help }: Props['form'] & Pick<Props, 'help'>) {
  const { t } = useLingui();
  const { hours, rateCents } = values;
  const comesTo = amountOf(values) !== null && hoursText({ hours, rateCents });
  const rate = field('rateCents');
  // What both come to has no field of its own.
  const error = rate.error ?? (comesTo ? field('amountCents').error : undefined);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NumberInput label={t`Hours`} step={HOURS_STEP} min={HOURS_STEP} max={MAX_HOURS} {...field('hours')} />
      <MoneyInput
        label={t`Rate per hour`}
        help={[comesTo && `${comesTo}.`, help].filter(Boolean).join(' ') || undefined}
        {...rate}
        error={error}
      />
    </div>
  );
}
