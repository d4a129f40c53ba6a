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
  /** How many results each choice would leave, by its id. */
  counts?: Counts | undefined;
}
interface Counts {
  disciplines: Readonly<Record<string, number>>;
  categories?: Readonly<Record<string, number>>;
}

/** Narrows a list to a discipline, and then to one of its categories. */
export function DisciplineFilter({ disciplines, query, onChange, wide, counts }: Props) {
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
        counts={counts?.disciplines}
        onChange={(disciplineId) => onChange({ disciplineId, categoryId: undefined })}
        wide={wide}
        narrow={!wide}
      />
      {discipline && (
        <ChipSelect
          label={t`Category`}
          name="categoryId"
          any={t`All categories`}
          options={named(discipline.categories)}
          value={query.categoryId}
          counts={counts?.categories}
          onChange={(categoryId) => onChange({ disciplineId: discipline.id, categoryId })}
          wide={wide}
          narrow={!wide}
        />
      )}
    </>
  );
}
