import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryFields } from '../../disciplines/CategoryFields.tsx';
import { durationText } from '../../time/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { EXPERIENCES } from '../../users/experience.ts';
import { ImagesField } from './ImagesField.tsx';
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
export function ServiceFields({ form, disciplines, skills = [] }: Props) {
  const { t } = useLingui();
  const isHourly = form.values.pricing === 'HOURLY';
  return (
    <>
      <TextInput
        label={t`Title`}
        help={t`What a client gets, in one line.`}
        placeholder={t`Review of your software contract`}
        maxLength={MAX_TITLE}
        {...form.field('title')}
      />
      <TextArea
        label={t`Description`}
        help={t`What’s included, how you work, and what you need from the client.`}
        rows={7}
        max={MAX_DESCRIPTION}
        counts
        {...form.field('description')}
      />
      <CategoryFields
        disciplines={disciplines}
        discipline={form.field('disciplineId')}
        category={form.field('categoryId')}
      />
      <TagInput
        label={t`Skills`}
        optional
        help={t`Press Enter or comma to add.`}
        suggestions={skills}
        {...form.field('skills')}
      />
      <RadioGroup label={t`Experience`} options={EXPERIENCES} {...form.field('experience')} />
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
