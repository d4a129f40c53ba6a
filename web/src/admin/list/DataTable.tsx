import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectBox } from './bulk/SelectBox.tsx';
import type { Selection } from './bulk/use-selection.ts';

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
  /** For acts on several rows at once. */
  select?: Select<T>;
}

export interface Select<T> {
  selection: Selection;
  /** Whether there is anything to do to it. */
  canSelect: (row: T) => boolean;
  nameOf: (row: T) => string;
}

const MANY = 7;
/** So many columns, with the rail beside them, need more than the `lg` of other tables. */
const hasMany = ({ length }: readonly unknown[]) => length >= MANY;

/** A table where there is room for one, else one card per row. */
export function DataTable<T extends { id: string }>(props: Props<T>) {
  return (
    <>
      <Table {...props} />
      <Cards {...props} />
    </>
  );
}

function Table<T extends { id: string }>({ label, rows, columns, actions, select }: Props<T>) {
  const { t } = useLingui();
  const [first, ...others] = columns;
  return (
    <table
      className={`w-full text-left text-sm tabular-nums ${hasMany(columns) ? 'max-[78rem]:hidden' : 'max-lg:hidden'}`}
    >
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-3">
          {select && (
            <td data-actions className="w-10 py-2.5">
              {rows.some(select.canSelect) && <SelectAll selection={select.selection} />}
            </td>
          )}
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
            {select && (
              <td data-actions className="py-3.5">
                <SelectRow row={row} select={select} />
              </td>
            )}
            <th scope="row" className="min-w-44 py-3.5 pr-5 font-normal wrap-anywhere">
              {first.cell(row)}
              <Failure row={row} select={select} />
            </th>
            {others.map(({ name, cell, isNumber, isShort }) => (
              <td
                key={name}
                className={`py-3.5 pr-5 ${isNumber ? 'text-right' : ''} ${isNumber || isShort ? 'whitespace-nowrap' : 'max-w-64 min-w-28 wrap-anywhere'}`}
              >
                {cell(row)}
              </td>
            ))}
            {actions && (
              <td data-actions className="py-2.5">
                <div className="flex flex-wrap justify-end gap-2">{actions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards<T extends { id: string }>({ label, rows, columns, actions, select }: Props<T>) {
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className={hasMany(columns) ? 'min-[78rem]:hidden' : 'lg:hidden'}>
      {rows.map((row) => {
        const acts = actions?.(row);
        return (
          <li
            key={row.id}
            data-row
            tabIndex={-1}
            className="scroll-my-24 border-b border-line py-4 focus:bg-well/60"
          >
            <div className="flex items-start gap-3">
              {select && <SelectRow row={row} select={select} />}
              <div className="min-w-0 wrap-anywhere">
                {first.cell(row)}
                <Failure row={row} select={select} />
              </div>
            </div>
            <dl className="mt-2 gap-x-12 text-sm tabular-nums sm:grid sm:grid-cols-2">
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

/** All rows that are shown. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { t } = useLingui();
  const { areAll, count, toggleAll } = selection;
  return (
    <SelectBox
      label={t`Select all on this page`}
      isChecked={areAll}
      isMixed={count > 0 && !areAll}
      onToggle={toggleAll}
    />
  );
}

interface SelectedProps<T> {
  row: T;
  select: Select<T>;
}

function SelectRow<T extends { id: string }>({ row, select }: SelectedProps<T>) {
  const { t } = useLingui();
  const { selection, canSelect, nameOf } = select;
  const name = nameOf(row);
  if (!canSelect(row)) return null;
  return (
    <SelectBox
      label={t`Select: ${name}`}
      isChecked={selection.has(row.id)}
      onToggle={(isRange) => selection.toggle(row.id, isRange)}
    />
  );
}

/** Why a bulk act left this row behind. */
function Failure<T extends { id: string }>({ row, select }: { row: T; select?: Select<T> }) {
  const reason = select?.selection.failureOf(row.id);
  return reason === undefined ? null : <p className="mt-1 text-sm font-medium text-bad">{reason}</p>;
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
