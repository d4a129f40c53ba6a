import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '@parley/contract/limits.ts';
import { CategoryFields } from '../../disciplines/CategoryFields.tsx';
import type { FieldProps } from '../../platform/form/use-form.ts';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TagInput } from '../../ui/form/TagInput.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { EXPERIENCES } from '../../users/experience.ts';
import type { OfferValues } from './offer-values.ts';

interface Props {
  fields: { [K in Exclude<keyof OfferValues, 'pricing'>]: FieldProps<OfferValues[K]> };
  disciplines: readonly Discipline[];
  /** Suggested skills. */
  skills?: readonly string[];
  help: { title: string; titleExample: string; description: string; experience?: string };
}

/** The fields that a service and a job posting share. */
export function OfferFields({ fields, disciplines, skills = [], help }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={t`Title`}
        help={help.title}
        placeholder={help.titleExample}
        maxLength={MAX_TITLE}
        {...fields.title}
      />
      <TextArea
        label={t`Description`}
        help={help.description}
        rows={7}
        max={MAX_DESCRIPTION}
        counts
        {...fields.description}
      />
      <CategoryFields
        disciplines={disciplines}
        discipline={fields.disciplineId}
        category={fields.categoryId}
      />
      <TagInput
        label={t`Skills`}
        optional
        help={t`Press Enter or comma to add.`}
        suggestions={skills}
        {...fields.skills}
      />
      <RadioGroup label={t`Experience`} help={help.experience} options={EXPERIENCES} {...fields.experience} />
    </>
  );
}
