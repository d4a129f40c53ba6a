import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryPicker } from '../../disciplines/CategoryPicker.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { EXPERIENCES } from '../experience.ts';
import type { WorkForm } from './use-profile-form.ts';

/** What a professional does, in their own words and by our categories. */
export function WorkFields({ form, disciplines }: { form: WorkForm; disciplines: readonly Discipline[] }) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={t`Headline`}
        help={t`One line, the way you’d introduce yourself at dinner.`}
        maxLength={MAX_TITLE}
        {...form.field('headline')}
      />
      <TextArea
        label={t`About you`}
        help={t`What you do best, who for, and how you work. Clients read this before they invite you.`}
        rows={6}
        max={MAX_DESCRIPTION}
        counts
        {...form.field('bio')}
      />
      <RadioGroup label={t`Experience`} options={EXPERIENCES} {...form.field('experience')} />
      <CategoryPicker
        label={t`Categories`}
        help={t`Where clients find you. Choose all that apply.`}
        disciplines={disciplines}
        {...form.field('categoryIds')}
      />
    </>
  );
}
