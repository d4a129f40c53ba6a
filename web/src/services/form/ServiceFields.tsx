import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { durationText } from '../../time/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { ConsultationPriceFields } from './ConsultationPriceFields.tsx';
import { HoursField } from './HoursField.tsx';
import { ImagesField } from './images/ImagesField.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PRICINGS } from './pricing.ts';
import type { ServiceForm } from './use-service-form.ts';

const lengths = () =>
  [15, 30, 45, 60, 75, 90, 105, 120].map((minutes) => ({ value: minutes, label: durationText(minutes) }));

interface Props {
  form: Pick<ServiceForm, 'field' | 'values'>;
  disciplines: readonly Discipline[];
  /** The profile's skills, suggested here. */
  skills?: readonly string[];
}

/** All fields of a service. */
export function ServiceFields({ form, disciplines, skills }: Props) {
  const { t } = useLingui();
  const isHourly = form.values.pricing === 'HOURLY';
  return (
    <>
      <OfferFields
        fields={{
          title: form.field('title'),
          description: form.field('description'),
          disciplineId: form.field('disciplineId'),
          categoryId: form.field('categoryId'),
          skills: form.field('skills'),
          experience: form.field('experience'),
        }}
        disciplines={disciplines}
        skills={skills}
        help={{
          title: t`What a client gets, in one line.`,
          titleExample: t`Review of your software contract`,
          description: t`What’s included, how you work, and what you need from the client.`,
        }}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RadioGroup label={t`Pricing`} options={PRICINGS} {...form.field('pricing')} />
        <MoneyInput
          label={isHourly ? t`Price per hour` : t`Price`}
          help={isHourly ? t`You agree on a total for each job.` : t`For the whole service.`}
          {...form.field('priceCents')}
        />
      </div>
      <RadioGroup
        label={t`Length of the consultation`}
        help={t`Every job starts with a consultation. Clients book this much of your time.`}
        options={lengths()}
        {...form.field('consultationMinutes')}
      />
      <HoursField {...form.field('hourSetId')} />
      <ConsultationPriceFields form={form} />
      <Checkbox
        label={
          <b>
            <Trans>Instant booking</Trans>
          </b>
        }
        help={t`Clients book one of your free times right away, and it goes straight into your calendar. You don’t accept first. Either of you can still reschedule or call it off.`}
        {...form.field('instantBooking')}
      />
      <ImagesField {...form.field('images')} />
      <Checkbox
        label={
          <b>
            <Trans>Published</Trans>
          </b>
        }
        help={t`Clients can find it and invite you through it. Turn off to pause.`}
        {...form.field('active')}
      />
    </>
  );
}
