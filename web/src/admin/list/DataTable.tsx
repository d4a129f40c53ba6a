import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

export interface Column<T> {
  name: string;
  cell: (row: T) => ReactNode;
  /** Right-aligned. */
  isNumber?: boolean;
  /** Stays on one line of the table. */
  isShort?: boolean;
}
interface Props<T> {
  /** The name of the table for screen readers. */
  label: string;
  rows: readonly T[];
  /** The first one names the row. */
  columns: readonly [Column<T>, ...Column<T>[]];
  /** The row's buttons. */
  actions?: (row: T) => ReactNode;
}

/** A table where there is room for one, else one card per row. */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  return (
    <>
      <Table {...props} />
      <Cards {...props} />
    </>
  );
}

function Table<T extends { id: string }>({ label, rows, columns, actions }: Props<T>) {
  const { t } = useLingui();
  const [first, ...others] = columns;
  return (
    <table className="w-full text-left text-sm tabular-nums max-lg:hidden">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-3">
          {columns.map(({ name, isNumber }) => (
            <th
              key={name}
              scope="col"
              className={`py-2.5 pr-5 font-medium whitespace-nowrap ${isNumber ? 'text-right' : ''}`}
            >
              {name}
            </th>
          ))}
          {actions && (
            <th scope="col" data-actions>
              <span className="sr-only">{t`Actions`}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-row
            tabIndex={-1}
            className="scroll-my-24 border-b border-line align-top hover:bg-well/40 focus:bg-well/60 focus:shadow-[inset_3px_0_0_var(--time)]"
          >
            <th scope="row" className="py-3.5 pr-5 font-normal wrap-anywhere">
              {first.cell(row)}
            </th>
            {others.map(({ name, cell, isNumber, isShort }) => (
              <td
                key={name}
                className={`py-3.5 pr-5 ${isNumber ? 'text-right' : ''} ${isNumber || isShort ? 'whitespace-nowrap' : ''}`}
              >
                {cell(row)}
              </td>
            ))}
            {actions && (
              <td data-actions className="py-2.5">
                <div className="flex justify-end gap-2">{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<T extends { id: string }>({ label, rows, columns, actions }: Props<T>) {
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className="lg:hidden">
      {rows.map((row) => {
        const acts = actions?.(row);
        return (
          <li
            key={row.id}
            data-row
            tabIndex={-1}
            className="scroll-my-24 border-b border-line py-4 focus:bg-well/60"
          >
            <div className="wrap-anywhere">{first.cell(row)}</div>
            <dl className="mt-2 text-sm tabular-nums">
              {others.map(({ name, cell }) => (
                <div key={name} className="flex justify-between gap-5 py-1">
                  <dt className="flex-none text-ink-3">{name}</dt>
                  <dd className="min-w-0 text-right wrap-anywhere">{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {acts && <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">{acts}</div>}
          </li>
        );
      })}
    </ul>
  );
}

interface ButtonProps {
  name: string;
  of: string;
  /** Where there are many of them. */
  plain?: boolean;
  onClick: () => void;
}

/** A button of one row; screen readers also hear which row. */
export function RowButton({ name, of, plain = false, onClick }: ButtonProps) {
  return (
    <Button kind={plain ? 'plain' : 'quiet'} small aria-label={`${name}: ${of}`} onClick={onClick}>
      {name}
    </Button>
  );
}
