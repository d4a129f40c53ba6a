import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { disciplineIn } from './names.ts';

interface Asked {
  disciplineId: string | undefined;
  categoryId: string | undefined;
}
interface Props {
  disciplines: readonly Discipline[];
  asked: Asked;
  onChange: (asked: Asked) => void;
  wide: boolean;
}

/** Narrows a list to a discipline, and then to one of its categories. */
export function DisciplineFilter({ disciplines, asked, onChange, wide }: Props) {
  const { t } = useLingui();
  const discipline = disciplineIn(disciplines, asked);
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <ChipSelect
        label={t`Discipline`}
        name="disciplineId"
        any={t`All disciplines`}
        options={named(disciplines)}
        value={discipline?.id}
        onChange={(disciplineId) => onChange({ disciplineId, categoryId: undefined })}
        wide={wide}
      />
      {discipline && (
        <ChipSelect
          label={t`Category`}
          name="categoryId"
          any={t`All categories`}
          options={named(discipline.categories)}
          value={asked.categoryId}
          onChange={(categoryId) => onChange({ disciplineId: discipline.id, categoryId })}
          wide={wide}
        />
      )}
    </>
  );
}
