import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryFields } from '../../disciplines/CategoryFields.tsx';
import { durationText } from '../../time/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { MoneyInput } from '../../ui/form/MoneyInput.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { EXPERIENCES } from '../../users/experience.ts';
import { PicturesField } from './PicturesField.tsx';
import { PRICINGS } from './pricing.ts';
import type { ServiceForm } from './use-service-form.ts';

const LENGTHS = [15, 30, 45, 60, 75, 90, 105, 120].map((minutes) => ({
  value: minutes,
  label: durationText(minutes),
}));

interface Props {
  form: Pick<ServiceForm, 'field' | 'values'>;
  disciplines: readonly Discipline[];
  /** What the profile says one can; suggested as skills. */
  skills?: readonly string[];
}

/** Everything that makes a service. */
export function ServiceFields({ form, disciplines, skills = [] }: Props) {
  const isHourly = form.values.pricing === 'HOURLY';
  return (
    <>
      <TextInput
        label="Title"
        help="What a client gets, in one line."
        placeholder="Review of your software contract"
        maxLength={MAX_TITLE}
        {...form.field('title')}
      />
      <TextArea
        label="Description"
        help="What is included, how you go about it, what you need from the client."
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
        label="Skills"
        optional
        help="Enter or a comma adds one."
        suggestions={skills}
        {...form.field('skills')}
      />
      <Choice label="Experience" options={EXPERIENCES} {...form.field('experience')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Choice label="Pricing" options={PRICINGS} {...form.field('pricing')} />
        <MoneyInput
          label={isHourly ? 'Price an hour' : 'Price'}
          help={isHourly ? 'The whole price is agreed for each job.' : 'For the whole of it.'}
          {...form.field('priceCents')}
        />
      </div>
      <Choice
        label="Length of the first talk"
        help="A job begins with a talk. Clients book this much of your time for it."
        options={LENGTHS}
        {...form.field('consultationMinutes')}
      />
      <PicturesField {...form.field('images')} />
      <Checkbox
        label={<b>Offered</b>}
        help="Clients find it and can invite you through it. Take the mark away to pause it."
        {...form.field('active')}
      />
    </>
  );
}
