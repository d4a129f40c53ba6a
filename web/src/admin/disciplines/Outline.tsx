import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Category, Discipline } from '@parley/contract/disciplines/schemas.ts';
import { ChevronDown, GripVertical } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { call } from '../../platform/api.ts';
import type { Result } from '../../platform/result.ts';
import { showToast } from '../../platform/toasts.ts';
import { focusFallback } from '../../ui/form/focus-fallback.ts';
import { RowButton } from '../list/DataTable.tsx';
import type { NameTask } from './DisciplineDialog.tsx';
import { InlineName } from './InlineName.tsx';
import { useReorder } from './use-reorder.ts';

interface Props {
  disciplines: readonly Discipline[];
  /** False for a part of the list, or in another order than the site's. */
  canMove: boolean;
  /** Of a search: what is in them is what was looked for. */
  isOpen: boolean;
  onTask: (task: NameTask) => void;
  /** Reads the list anew. */
  onChanged: () => Promise<void>;
}

/** Disciplines with their categories: moved by their handles, renamed in place. */
export function Outline({ disciplines, ...props }: Props) {
  const order = useReorder('disciplines', disciplines, useSavedOrder(saveDisciplines, props.onChanged));
  return (
    <>
      <ul ref={focusFallback} className="border-t border-line">
        {order.shown.map((discipline) => (
          <li
            key={discipline.id}
            {...order.row(discipline)}
            className="border-b border-line data-held:bg-well data-held:opacity-70"
          >
            <One {...props} discipline={discipline} handle={order.handle(discipline)} />
          </li>
        ))}
      </ul>
      <output className="sr-only">{order.announcement}</output>
    </>
  );
}

const saveDisciplines = (ids: string[]) => call('PUT /api/discipline/admin/order', { body: { ids } });

/** Answers whether an order was taken; the list is read anew either way. */
function useSavedOrder(save: (ids: string[]) => Promise<Result<unknown>>, onChanged: Props['onChanged']) {
  const { t } = useLingui();
  return async (ids: string[]) => {
    const result = await save(ids);
    if (!result.ok) showToast({ heading: t`The order wasn’t saved`, text: result.message });
    await onChanged();
    return result.ok;
  };
}

type HandleProps = ReturnType<ReturnType<typeof useReorder>['handle']>;
interface OneProps extends Omit<Props, 'disciplines'> {
  discipline: Discipline;
  handle: HandleProps;
}

function One({ discipline, handle, canMove, isOpen, onTask, onChanged }: OneProps) {
  const { t } = useLingui();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { id, name, categories, serviceCount } = discipline;
  const isShown = isOpen || isUnfolded;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <Handle name={name} canMove={canMove} {...handle} />
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.0625rem] leading-[1.25] tracking-[-0.01em]">
            <InlineName name={name} save={(to) => renamed(saveDisciplineName(id, to), onChanged)} />
          </h2>
          <button
            type="button"
            aria-expanded={isShown}
            className="inline-flex min-h-11 md:min-h-6 items-center gap-1.5 text-sm text-ink-3 tabular-nums hover:text-ink"
            onClick={() => setIsUnfolded(!isShown)}
          >
            <Plural value={categories.length} one="# category" other="# categories" />
            {' · '}
            <Plural value={serviceCount} one="# service" other="# services" />
            <span className="sr-only">{t`in ${name}`}</span>
            <ChevronDown
              aria-hidden
              className={`size-4 transition-transform duration-(--swift) ${isShown ? 'rotate-180' : ''}`}
            />
          </button>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-11">
          <RowButton
            name={t`Add category`}
            of={name}
            onClick={() => {
              setIsUnfolded(true);
              onTask({ does: 'add', kind: 'category', disciplineId: id, under: name });
            }}
          />
          <RowButton name={t`Template`} of={name} onClick={() => onTask({ does: 'template', id, name })} />
          <RowButton
            plain
            name={t`Remove`}
            of={name}
            onClick={() => onTask({ does: 'remove', kind: 'discipline', id, name })}
          />
        </div>
      </div>
      {isShown && <Categories {...{ discipline, canMove, onTask, onChanged }} />}
    </>
  );
}

function Categories({
  discipline: { id, name, categories },
  canMove,
  onTask,
  onChanged,
}: Pick<OneProps, 'discipline' | 'canMove' | 'onTask' | 'onChanged'>) {
  const { t } = useLingui();
  const save = (ids: string[]) =>
    call('PUT /api/discipline/admin/category/order', { body: { disciplineId: id, ids } });
  const order = useReorder<Category>(id, categories, useSavedOrder(save, onChanged));
  if (categories.length === 0) {
    return (
      <p className="pb-4 pl-11 text-sm text-ink-3">
        <Trans>No categories yet. Add one, so that services can be listed here.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul aria-label={t`Categories of ${name}`} className="mb-3 sm:ml-11">
        {order.shown.map((category) => (
          <li
            key={category.id}
            {...order.row(category)}
            className="flex items-center gap-x-2 border-t border-line py-0.5 data-held:bg-well data-held:opacity-70"
          >
            <Handle name={category.name} canMove={canMove} {...order.handle(category)} />
            <span className="min-w-0 flex-1">
              <InlineName
                name={category.name}
                save={(to) => renamed(saveCategoryName(category.id, to), onChanged)}
              />
            </span>
            <RowButton
              plain
              name={t`Remove`}
              of={category.name}
              onClick={() =>
                onTask({ does: 'remove', kind: 'category', id: category.id, name: category.name })
              }
            />
          </li>
        ))}
      </ul>
      <output className="sr-only">{order.announcement}</output>
    </>
  );
}

const saveDisciplineName = (id: string, name: string) =>
  call('PUT /api/discipline/admin', { body: { id, name } });
const saveCategoryName = (id: string, name: string) =>
  call('PUT /api/discipline/admin/category', { body: { id, name } });

/** The new name is shown before the field closes. */
async function renamed(saving: Promise<Result<unknown>>, onChanged: Props['onChanged']) {
  const result = await saving;
  if (result.ok) await onChanged();
  return result;
}

/** Drag it, or press the arrow keys. */
function Handle({
  name,
  canMove,
  ...handlers
}: { name: string; canMove: boolean } & ComponentProps<'button'>) {
  const { t } = useLingui();
  if (!canMove) return <span className="w-8 flex-none max-sm:hidden" />;
  return (
    <button
      type="button"
      aria-label={t`Move ${name}`}
      title={t`Drag, or press the up and down arrow keys`}
      className="grid size-11 flex-none md:size-8 cursor-grab touch-none place-items-center rounded-sm text-ink-3 hover:bg-well hover:text-ink active:cursor-grabbing"
      {...handlers}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
