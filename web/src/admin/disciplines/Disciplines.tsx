import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { DisciplineDialog, type NameTask } from './DisciplineDialog.tsx';
import { ListToolbar } from '../list/ListToolbar.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { RowButton } from '../list/DataTable.tsx';
import { filterDisciplines } from './filter-disciplines.ts';

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

/** Disciplines and their categories, to add, rename, and remove while unused. */
export function Disciplines({ loaded }: { loaded: Result<Discipline[]> }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<NameTask | null>(null);
  return (
    <section aria-label={t`Disciplines`}>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[68ch] text-ink-3">
          <Trans>
            Services and professionals belong to categories. A new name appears everywhere right away.
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
        <All disciplines={loaded.data} onTask={setTask} />
      ) : (
        <LoadError title={t`We couldn’t load the disciplines`} refusal={loaded} />
      )}
      {task && <DisciplineDialog task={task} onDone={revalidate} onClose={() => setTask(null)} />}
    </section>
  );
}

interface Props {
  onTask: (task: NameTask) => void;
}

function All({ disciplines, onTask }: Props & { disciplines: Discipline[] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const matching = filterDisciplines(disciplines, search);
  if (disciplines.length === 0) {
    return (
      <EmptyState title={t`No disciplines yet`}>
        <Trans>Add one so that professionals can add services.</Trans>
      </EmptyState>
    );
  }
  if (matching.length === 0) return <EmptyList none={t`No matches`} about={t`Try a shorter search.`} />;
  return (
    <ul ref={focusFallback} className="border-t border-line">
      {matching.map((discipline) => (
        <li key={discipline.id} className="border-b border-line py-5">
          <One discipline={discipline} onTask={onTask} />
        </li>
      ))}
    </ul>
  );
}

function One({ discipline, onTask }: Props & { discipline: Discipline }) {
  const { t } = useLingui();
  const { id, name, categories, serviceCount } = discipline;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <div className="min-w-0">
          <h3>{name}</h3>
          <p className="text-sm text-ink-3 tabular-nums">
            <Plural value={serviceCount} one="# service" other="# services" />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <RowButton
            name={t`Add a category`}
            of={name}
            onClick={() => onTask({ does: 'add', kind: 'category', disciplineId: id, under: name })}
          />
          <Changes kind="discipline" named={discipline} onTask={onTask} />
        </div>
      </div>
      <ul aria-label={t`Categories of ${name}`} className="mt-3 sm:pl-5">
        {categories.map((category) => (
          <li
            key={category.id}
            className="flex items-center justify-between gap-x-4 border-t border-line py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">{category.name}</span>
            <span className="-mr-3 flex flex-none">
              <Changes kind="category" named={category} onTask={onTask} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({
  kind,
  named: { id, name },
  onTask,
}: Props & { kind: 'discipline' | 'category'; named: { id: string; name: string } }) {
  const { t } = useLingui();
  const plain = kind === 'category';
  return (
    <>
      <RowButton
        plain={plain}
        name={t`Rename`}
        of={name}
        onClick={() => onTask({ does: 'rename', kind, id, name })}
      />
      <RowButton
        plain={plain}
        name={t`Remove`}
        of={name}
        onClick={() => onTask({ does: 'remove', kind, id, name })}
      />
    </>
  );
}
