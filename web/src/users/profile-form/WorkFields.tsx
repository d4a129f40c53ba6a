import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryPicker } from '../../disciplines/CategoryPicker.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { EXPERIENCES } from '../experience.ts';
import type { WorkForm } from './use-profile-form.ts';

/** What a professional does, in their own words and in ours. */
export function WorkFields({ form, disciplines }: { form: WorkForm; disciplines: readonly Discipline[] }) {
  return (
    <>
      <TextInput
        label="Headline"
        help="One line, as you would say it at a dinner."
        maxLength={MAX_TITLE}
        {...form.field('headline')}
      />
      <TextArea
        label="About you"
        help="What you do best, for whom, and how you work. Clients read it before they ask for a talk."
        rows={6}
        max={MAX_DESCRIPTION}
        counts
        {...form.field('bio')}
      />
      <Choice label="Experience" options={EXPERIENCES} {...form.field('experience')} />
      <CategoryPicker
        label="Categories"
        help="Where clients look for you. Choose all that fit."
        disciplines={disciplines}
        {...form.field('categoryIds')}
      />
    </>
  );
}
