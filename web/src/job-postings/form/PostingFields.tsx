import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryFields } from '../../disciplines/CategoryFields.tsx';
import { Attachments } from '../../files/Attachments.tsx';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { PRICINGS } from '../../services/form/pricing.ts';
import { dateOf } from '../../time/format.ts';
import { Choice } from '../../ui/form/Choice.tsx';
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

/** Everything that makes a job posting. */
export function PostingFields({ form, disciplines }: Props) {
  const today = dateOf(useNow(), useViewerZone());
  const perHour = form.values.pricing === 'HOURLY' ? ', an hour' : '';
  return (
    <>
      <TextInput
        label="Title"
        help="What you need, in one line."
        placeholder="Terms for our new API"
        maxLength={MAX_TITLE}
        {...form.field('title')}
      />
      <TextArea
        label="Description"
        help="What it is about, what should be there in the end, and what you have already."
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
      <TagInput label="Skills" optional help="Enter or a comma adds one." {...form.field('skills')} />
      <Choice
        label="Experience"
        help="The level you look for."
        options={EXPERIENCES}
        {...form.field('experience')}
      />
      <Choice label="Pricing" options={PRICINGS} {...form.field('pricing')} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <MoneyInput label={`Budget from${perHour}`} {...form.field('budgetMinCents')} />
        <MoneyInput label={`Budget up to${perHour}`} {...form.field('budgetMaxCents')} />
      </div>
      <div className="max-w-60">
        <TextInput
          type="date"
          label="Start by"
          optional
          min={today}
          help="Leave it empty if any time is fine."
          {...form.field('startBy')}
        />
      </div>
      <Attachments
        label="Attachments"
        help="A brief, an example, a sketch: drop or paste them here. Everybody who reads the posting can open them."
        {...form.field('attachments')}
      />
    </>
  );
}
