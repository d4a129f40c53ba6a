import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_OPENINGS, MIN_OPENINGS } from '@parley/contract/limits.ts';
import { Attachments } from '../../files/Attachments.tsx';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { OfferFields } from '../../services/form/OfferFields.tsx';
import { PRICINGS } from '../../services/form/pricing.ts';
import { dateOf } from '../../time/format.ts';
import { NumberInput } from '../../ui/form/NumberInput.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { PostingForm } from './use-posting-form.ts';

interface Props {
  form: Pick<PostingForm, 'field' | 'values'>;
  disciplines: readonly Discipline[];
  /** Of the discipline, if it has one. */
  titleExample?: string | undefined;
}

/** All fields of a job posting. */
export function PostingFields({ form, disciplines, titleExample }: Props) {
  const { t } = useLingui();
  const today = dateOf(useNow(), useViewerZone());
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
        help={{
          title: t`What you need, in one line.`,
          titleExample: titleExample ?? t`Terms for our new API`,
          description: t`What it’s about, what you want to end up with, and what you already have.`,
          experience: t`The level you’re looking for.`,
        }}
      />
      <RadioGroup label={t`Pricing`} options={PRICINGS} {...form.field('pricing')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MoneyInput
          label={isHourly ? t`Budget from, per hour` : t`Budget from`}
          {...form.field('budgetMinCents')}
        />
        <MoneyInput
          label={isHourly ? t`Budget up to, per hour` : t`Budget up to`}
          {...form.field('budgetMaxCents')}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberInput
          label={t`People to hire`}
          help={t`You can talk with as many as you like. The posting is filled once you’ve hired this many.`}
          min={MIN_OPENINGS}
          max={MAX_OPENINGS}
          {...form.field('openings')}
        />
        <TextInput
          type="date"
          label={t`Start by`}
          optional
          min={today}
          help={t`Leave empty if any time works.`}
          {...form.field('startBy')}
        />
      </div>
      <Attachments
        label={t`Attachments`}
        help={t`A brief, an example, a sketch: drop or paste files here. Anyone who can see the posting can open them.`}
        {...form.field('attachments')}
      />
    </>
  );
}
