import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CANCELLATION_HOURS } from '@parley/contract/appointments/cancel.ts';
import { minConsultationCents } from '@parley/contract/limits.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { durationText } from '../../time/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { paymentRule } from '../consultation-price.ts';
import { receivesText } from '../../platform/installation/fee-text.ts';
import { currentFee } from '../../platform/installation/current-fee.ts';
import type { ServiceForm } from './use-service-form.ts';

const windows = () => CANCELLATION_HOURS.map((hours) => ({ value: hours, label: t`${hours} hours before` }));

/** What the consultation costs; with a price, also its rules, in the words that clients will read. */
export function ConsultationPriceFields({ form }: { form: Pick<ServiceForm, 'field' | 'values'> }) {
  const { t } = useLingui();
  const least = shortMoney(minConsultationCents());
  const { consultationPriceCents: cents } = form.values;
  const isPriced = cents !== null && cents >= minConsultationCents();
  return (
    <>
      <MoneyInput
        label={t`Price of the consultation`}
        help={t`At least ${least}. Leave it empty for a free consultation.`}
        optional
        {...form.field('consultationPriceCents')}
      />
      {isPriced && (
        <>
          <RadioGroup
            label={t`Free cancellation`}
            help={t`Until then, clients get everything back. If you call off, they always do.`}
            options={windows()}
            {...form.field('cancellationHours')}
          />
          <Checkbox
            label={<Trans>Deduct it from the first payment for the work</Trans>}
            help={t`Clients who hire you after the consultation pay that much less.`}
            {...form.field('creditConsultation')}
          />
          <Preview values={{ ...form.values, consultationPriceCents: cents }} />
        </>
      )}
    </>
  );
}

interface PreviewProps {
  values: ServiceForm['values'] & { consultationPriceCents: number };
}

function Preview({ values }: PreviewProps) {
  const [price, duration] = [
    shortMoney(values.consultationPriceCents),
    durationText(values.consultationMinutes),
  ];
  return (
    <div aria-live="polite" className="grid gap-1.5 border-l-3 border-time pl-3.5 text-sm text-pretty">
      <p className="text-ink-3">
        <Trans>Clients will read:</Trans>
      </p>
      <p className="tabular-nums">
        <b className="font-semibold">
          <Trans>
            {price} for {duration}.
          </Trans>
        </b>{' '}
        {paymentRule(values)}
      </p>
      <p className="font-semibold tabular-nums">
        {receivesText(values.consultationPriceCents, currentFee())}
      </p>
    </div>
  );
}
