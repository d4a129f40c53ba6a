import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { ChipSelect } from '../ui/form/ChipSelect.tsx';
import { findDiscipline } from './find-discipline.ts';

interface DisciplineQuery {
  disciplineId: string | undefined;
  categoryId: string | undefined;
}
interface Props {
  disciplines: readonly Discipline[];
  query: DisciplineQuery;
  onChange: (query: DisciplineQuery) => void;
  wide: boolean;
}

/** Narrows a list to a discipline, and then to one of its categories. */
export function DisciplineFilter({ disciplines, query, onChange, wide }: Props) {
  const { t } = useLingui();
  const discipline = findDiscipline(disciplines, query);
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
          value={query.categoryId}
          onChange={(categoryId) => onChange({ disciplineId: discipline.id, categoryId })}
          wide={wide}
        />
      )}
    </>
  );
}
