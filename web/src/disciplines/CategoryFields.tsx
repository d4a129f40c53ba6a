import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import type { FieldProps } from '../platform/form/use-form.ts';
import { Select } from '../ui/form/Select.tsx';

interface Props {
  disciplines: readonly Discipline[];
  discipline: FieldProps<string>;
  category: FieldProps<string>;
}

/** One category: first its discipline, then which of that. */
export function CategoryFields({ disciplines, discipline, category }: Props) {
  const categories = disciplines.find(({ id }) => id === discipline.value)?.categories ?? [];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label="Discipline"
        placeholder="Choose a discipline"
        options={disciplines.map(({ id, name }) => ({ value: id, label: name }))}
        {...discipline}
        error={discipline.error && 'Choose a discipline.'}
        onChange={(value) => {
          discipline.onChange(value);
          category.onChange('');
        }}
      />
      <Select
        label="Category"
        placeholder={discipline.value ? 'Choose a category' : 'Choose a discipline first'}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...category}
        error={category.error && 'Choose a category.'}
      />
    </div>
  );
}
