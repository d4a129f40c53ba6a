import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Result } from '../../platform/result.ts';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { Views } from '../desk/Views.tsx';
import { type Filter, ListToolbar } from './ListToolbar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { type Bulk, canSelect } from './bulk/bulk-act.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { type Column, DataTable, SelectAll } from './DataTable.tsx';
import type { useRows } from './use-rows.ts';

/** A tab with a list: its name, its search, and the rows once they are loaded. */
export function ListTab<T>({
  title,
  lead,
  loaded,
  children,
  ...tools
}: {
  title: string;
  lead: string;
  searches?: string;
  filters: readonly Filter[];
  loaded: Result<T>;
  children: (loaded: T) => ReactNode;
}) {
  const { t } = useLingui();
  const { key } = useLocation();
  const list = title.toLowerCase();
  return (
    <section aria-label={title}>
      <p className="mb-5 max-w-[68ch] text-ink-3">{lead}</p>
      <Views filters={tools.filters} />
      <ListToolbar {...tools} />
      {loaded.ok ? (
        // Another URL is another list; the search stays mounted and keeps the focus.
        <Fragment key={key}>{children(loaded.data)}</Fragment>
      ) : (
        <LoadError title={t`We couldn’t load the ${list}`} refusal={loaded} />
      )}
    </section>
  );
}

interface ListProps<T extends { id: string }> {
  label: string;
  list: ReturnType<typeof useRows<T>>;
  columns: readonly [Column<T>, ...Column<T>[]];
  actions?: (row: T) => ReactNode;
  /** The empty state: that there is nothing yet, and what will appear. */
  none: readonly [title: string, about: string];
  /** What can be done to several rows at once. */
  bulk?: Bulk<T>;
}

/** The rows with a "show more" button, or the empty state. */
export function List<T extends { id: string }>({ list, none: [none, about], bulk, ...shown }: ListProps<T>) {
  const { rows } = list;
  const selectable = bulk ? rows.filter((row) => canSelect(bulk, row)) : [];
  const selection = useSelection(selectable.map(({ id }) => id));
  if (rows.length === 0) return <EmptyList none={none} about={about} />;
  if (!bulk)
    return (
      <Framed end={list.end}>
        <DataTable rows={rows} {...shown} />
      </Framed>
    );
  const { nameOf } = bulk;
  return (
    <Framed end={list.end}>
      {selectable.length > 0 && (
        <div className="flex items-center gap-3 border-b border-line py-2 text-sm lg:hidden">
          <SelectAll selection={selection} />
          <span aria-hidden>
            <Trans>Select all on this page</Trans>
          </span>
        </div>
      )}
      {/* What is focused must not end up below the bar. */}
      <div className="[&_:is(a,button,input)]:scroll-mb-40">
        <DataTable
          rows={rows}
          {...shown}
          select={{ selection, nameOf, canSelect: (row) => canSelect(bulk, row) }}
        />
      </div>
      <BulkBar bulk={bulk} rows={rows} selection={selection} />
    </Framed>
  );
}

function Framed({ end, children }: { end: ListProps<never>['list']['end']; children: ReactNode }) {
  return (
    <div className="border-t border-line">
      {children}
      <InfiniteListEnd {...end} />
    </div>
  );
}
