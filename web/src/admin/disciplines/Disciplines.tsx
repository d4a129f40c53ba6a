import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { DisciplineDialog, type NameTask } from './DisciplineDialog.tsx';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { filterDisciplines } from './filter-disciplines.ts';
import { Outline } from './Outline.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

const filters = () => [
  {
    name: 'sort',
    label: t`Order`,
    options: [
      { value: 'site', label: t`As on the site` },
      { value: 'name', label: t`By name` },
      { value: 'services', label: t`Most services first` },
    ],
  },
];

/** Disciplines and their categories, as an outline. */
export function Disciplines({ loaded }: { loaded: Result<Discipline[]> }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<NameTask | null>(null);
  const close = () => setTask(null);
  return (
    <section aria-label={t`Disciplines`}>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[68ch] text-ink-3">
          <Trans>
            Services and professionals belong to categories. A new name appears everywhere right away. Drag a
            row, or press the arrow keys on its handle, to change the order on the site.
          </Trans>
        </p>
        <Button
          small
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => setTask({ does: 'add', kind: 'discipline' })}
        >
          <Trans>Add a discipline</Trans>
        </Button>
      </div>
      <ListToolbar searches={t`Discipline or category`} filters={filters()} />
      {loaded.ok ? (
        <All disciplines={loaded.data} onTask={setTask} onChanged={revalidate} />
      ) : (
        <LoadError title={t`We couldn’t load the disciplines`} refusal={loaded} />
      )}
      {task?.does === 'template' && <TemplateDialog discipline={task} onClose={close} />}
      {task && task.does !== 'template' && (
        <DisciplineDialog task={task} onDone={revalidate} onClose={close} />
      )}
    </section>
  );
}

interface Props {
  disciplines: Discipline[];
  onTask: (task: NameTask) => void;
  onChanged: () => Promise<void>;
}

function All({ disciplines, ...props }: Props) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const matching = filterDisciplines(disciplines, search);
  if (disciplines.length === 0) {
    return (
      <EmptyState heading="h2" title={t`No disciplines yet`}>
        <Trans>Add one so that professionals can add services.</Trans>
      </EmptyState>
    );
  }
  if (matching.length === 0) return <EmptyList none={t`No matches`} about={t`Try a shorter search.`} />;
  // Only the whole list in its own order can be put in another one.
  const isWhole = matching.every(({ id }, at) => id === disciplines[at]?.id);
  const isSearch = matching.length < disciplines.length;
  return <Outline {...props} disciplines={matching} canMove={isWhole && !isSearch} isOpen={isSearch} />;
}
