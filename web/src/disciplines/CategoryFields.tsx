import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { FieldProps } from '../platform/form/use-form.ts';
import { Select } from '../ui/form/Select.tsx';

interface Props {
  disciplines: readonly Discipline[];
  discipline: FieldProps<string>;
  category: FieldProps<string>;
}

/** Picks a category: first its discipline, then the category. */
export function CategoryFields({ disciplines, discipline, category }: Props) {
  const { t } = useLingui();
  const categories = disciplines.find(({ id }) => id === discipline.value)?.categories ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={t`Discipline`}
        placeholder={t`Choose a discipline`}
        options={disciplines.map(({ id, name }) => ({ value: id, label: name }))}
        {...discipline}
        error={discipline.error && t`Choose a discipline.`}
        onChange={(value) => {
          discipline.onChange(value);
          category.onChange('');
        }}
      />
      <Select
        label={t`Category`}
        placeholder={discipline.value ? t`Choose a category` : t`Choose a discipline first`}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...category}
        error={category.error && t`Choose a category.`}
      />
    </div>
  );
}
