import type { Discipline } from '@parley/contract/disciplines/schemas.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { keepsFocus } from '../../ui/form/keeps-focus.ts';
import { Unloaded } from '../../ui/feedback/Unloaded.tsx';
import { DisciplineDialog, type NameTask } from './DisciplineDialog.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { NoRows } from '../list/NoRows.tsx';
import { RowButton } from '../list/Rows.tsx';
import { soughtDisciplines } from './sought-disciplines.ts';

const FILTERS = [
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'site', label: 'As on the site' },
      { value: 'name', label: 'By name' },
      { value: 'services', label: 'Most services first' },
    ],
  },
];

/** What services and professionals are sorted by: added, renamed, and taken away where nobody uses it. */
export function Disciplines({ loaded }: { loaded: Result<Discipline[]> }) {
  const { revalidate } = useRevalidator();
  const [task, setTask] = useState<NameTask | null>(null);
  return (
    <section aria-label="Disciplines">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-[68ch] text-ink-3">
          Services and professionals stand under a category each. A new name shows everywhere at once.
        </p>
        <Button
          small
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => setTask({ does: 'add', kind: 'discipline' })}
        >
          Add a discipline
        </Button>
      </div>
      <ListTools searches="Discipline or category" filters={FILTERS} />
      {loaded.ok ? (
        <All disciplines={loaded.data} onTask={setTask} />
      ) : (
        <Unloaded title="We could not load the disciplines" refusal={loaded} />
      )}
      {task && <DisciplineDialog task={task} onDone={revalidate} onClose={() => setTask(null)} />}
    </section>
  );
}

interface Props {
  onTask: (task: NameTask) => void;
}

function All({ disciplines, onTask }: Props & { disciplines: Discipline[] }) {
  const [search] = useSearchParams();
  const sought = soughtDisciplines(disciplines, search);
  if (disciplines.length === 0) {
    return <Empty title="There is no discipline yet">Nothing can be offered before there is one.</Empty>;
  }
  if (sought.length === 0) return <NoRows none="Nothing fits" about="Try fewer letters." />;
  return (
    <ul ref={keepsFocus} className="border-t border-line">
      {sought.map((discipline) => (
        <li key={discipline.id} className="border-b border-line py-5">
          <One discipline={discipline} onTask={onTask} />
        </li>
      ))}
    </ul>
  );
}

function One({ discipline, onTask }: Props & { discipline: Discipline }) {
  const { id, name, categories, serviceCount } = discipline;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <div className="min-w-0">
          <h3>{name}</h3>
          <p className="text-sm text-ink-3 tabular-nums">
            {serviceCount === 1 ? '1 service' : `${serviceCount} services`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <RowButton
            name="Add a category"
            of={name}
            onClick={() => onTask({ does: 'add', kind: 'category', disciplineId: id, under: name })}
          />
          <Changes kind="discipline" named={discipline} onTask={onTask} />
        </div>
      </div>
      <ul aria-label={`Categories of ${name}`} className="mt-3 sm:pl-5">
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
  const plain = kind === 'category';
  return (
    <>
      <RowButton
        plain={plain}
        name="Rename"
        of={name}
        onClick={() => onTask({ does: 'rename', kind, id, name })}
      />
      <RowButton
        plain={plain}
        name="Remove"
        of={name}
        onClick={() => onTask({ does: 'remove', kind, id, name })}
      />
    </>
  );
}
