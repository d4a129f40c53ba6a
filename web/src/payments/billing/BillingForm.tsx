import { Trans, useLingui } from '@lingui/react/macro';
import {
  MAX_ADDRESS_LINE,
  MAX_ADDRESS_LINES,
  MAX_BILLING_NAME,
  MAX_TAX_ID,
  MAX_VAT_LABEL,
} from '@parley/contract/limits.ts';
import type { BillingDetails } from '@parley/contract/payments/billing-details.ts';
import { call } from '../../platform/api.ts';
import { useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { useForm } from '../../platform/form/use-form.ts';
import type { Result } from '../../platform/result.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { SaveRow } from '../../ui/form/SaveRow.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { countries } from '../../users/countries.ts';
import { hundredthsOf, percentText } from './percent.ts';

interface Props {
  details: Result<BillingDetails>;
  /** Professionals issue invoices of their own, with their tax. */
  isProfessional: boolean;
}

/** Who the person is on invoices. */
export default function BillingForm({ details, isProfessional }: Props) {
  const { t } = useLingui();
  if (!details.ok) return <LoadError title={t`We couldn’t load your billing details`} refusal={details} />;
  return <Form details={details.data} isProfessional={isProfessional} />;
}

const orNull = (typed: string) => (typed.trim() === '' ? null : typed);
const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '');

function Form({ details, isProfessional }: { details: BillingDetails; isProfessional: boolean }) {
  const { t } = useLingui();
  const initial = {
    name: details.name ?? '',
    address: details.address.join('\n'),
    country: details.country ?? '',
    taxId: details.taxId ?? '',
    vatLabel: details.vatLabel ?? '',
    vatHundredths: percentText(details.vatHundredths),
  };
  const form = useForm({
    initial,
    schema: async () => (await import('@parley/contract/payments/billing-details.ts')).BillingDetails,
    read: ({ name, address, country, taxId, vatLabel, vatHundredths }) => ({
      name: orNull(name),
      address: linesOf(address),
      country: orNull(country),
      taxId: orNull(taxId),
      vatLabel: orNull(vatLabel),
      vatHundredths: hundredthsOf(vatHundredths),
    }),
    send: (body) => call('PUT /api/payment/billing', { body }),
    done: (): unknown => saved.markSaved(form.values),
  });
  const saved = useDirtyState(form.values, initial);
  return (
    <form {...form.props} className="grid max-w-140 gap-6">
      <TextInput
        label={t`Name on invoices`}
        help={t`You or your company. Without one, your display name is used.`}
        optional
        autoComplete="organization"
        maxLength={MAX_BILLING_NAME}
        {...form.field('name')}
      />
      <TextArea
        label={t`Address`}
        help={t`Up to ${MAX_ADDRESS_LINES} lines, without the country.`}
        optional
        rows={3}
        max={MAX_ADDRESS_LINE * MAX_ADDRESS_LINES}
        {...form.field('address')}
      />
      <Select
        label={t`Country`}
        optional
        placeholder={t`No country`}
        options={countries()}
        {...form.field('country')}
      />
      <TextInput
        label={t`Tax ID`}
        help={t`Your VAT or tax number, printed as you enter it.`}
        optional
        maxLength={MAX_TAX_ID}
        {...form.field('taxId')}
      />
      {isProfessional && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">
            <Trans>Tax on your invoices</Trans>
          </legend>
          <p className="text-sm text-pretty text-ink-3 sm:col-span-2">
            <Trans>
              If you charge a tax, your prices include it, and your invoices show its amount. We print what
              you enter; we don’t check whether it applies.
            </Trans>
          </p>
          <TextInput
            label={t`Name of the tax`}
            placeholder={t`VAT`}
            optional
            maxLength={MAX_VAT_LABEL}
            {...form.field('vatLabel')}
          />
          <TextInput
            label={t`Rate in percent`}
            placeholder="19"
            optional
            inputMode="decimal"
            {...form.field('vatHundredths')}
          />
        </fieldset>
      )}
      <SaveRow form={form} saved={saved} />
      <p className="text-sm text-pretty text-ink-3">
        <Trans>
          Applies to invoices from now on. In PDFs we can print Latin, Greek, Cyrillic and Devanagari letters;
          the pages show all others too.
        </Trans>
      </p>
    </form>
  );
}
