import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryFields } from '../../disciplines/CategoryFields.tsx';
import { Attachments } from '../../files/Attachments.tsx';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { PRICINGS } from '../../services/form/pricing.ts';
import { dateOf } from '../../time/format.ts';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { EXPERIENCES } from '../../users/experience.ts';
import type { PostingForm } from './use-posting-form.ts';

interface Props {
  form: Pick<PostingForm, 'field' | 'values'>;
  disciplines: readonly Discipline[];
}

/** All fields of a job posting. */
export function PostingFields({ form, disciplines }: Props) {
  const { t } = useLingui();
  const today = dateOf(useNow(), useViewerZone());
  const isHourly = form.values.pricing === 'HOURLY';
  return (
    <>
      <TextInput
        label={t`Title`}
        help={t`What you need, in one line.`}
        placeholder={t`Terms for our new API`}
        maxLength={MAX_TITLE}
        {...form.field('title')}
      />
      <TextArea
        label={t`Description`}
        help={t`What it’s about, what you want to end up with, and what you already have.`}
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
      <TagInput label={t`Skills`} optional help={t`Press Enter or comma to add.`} {...form.field('skills')} />
      <RadioGroup
        label={t`Experience`}
        help={t`The level you’re looking for.`}
        options={EXPERIENCES}
        {...form.field('experience')}
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
      <div className="max-w-60">
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
