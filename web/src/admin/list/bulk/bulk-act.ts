import { detailOf } from '../../../platform/form/detail-of.ts';
import type { Result } from '../../../platform/result.ts';
import type { ButtonKind } from '../../../ui/Button.tsx';
import type { TextSchema } from '../../jobs/for-field.ts';

/** Something that can be done to several rows at once: row by row, by the call that does it to one. */
export interface BulkAct<T> {
  key: string;
  /** On the button, after which the number of rows comes. */
  label: string;
  /** Of the dialog: "Hide 3 reviews". */
  title: (count: number) => string;
  about: string;
  kind?: ButtonKind;
  /** Whether it can be done to this row now. */
  fits: (row: T) => boolean;
  /** How long its reason may be and who reads it; without it, none is asked for. */
  reason?: { max: number; help: string; schema: () => Promise<TextSchema> };
  send: (row: T, reason: string) => Promise<Result<T>>;
}

/** The bulk acts of a list. */
export interface Bulk<T> {
  acts: readonly BulkAct<T>[];
  nameOf: (row: T) => string;
  onChange: (row: T) => void;
}

const SHOWN_CHARACTERS = 80;

/** How a text begins, to name its row: whole words where there are spaces. */
export const beginningOf = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).replace(/\s\S*$/, '')}…` : text;

/** Whether anything can be done to a row along with others. */
export const canSelect = <T>({ acts }: Bulk<T>, row: T): boolean => acts.some(({ fits }) => fits(row));

interface Progress<T> {
  done: (row: T, changed: T) => void;
  failed: (row: T, reason: string) => void;
  isStopped: () => boolean;
}

/** One row after the other, so that a refusal stops none of the others; until it is stopped. */
export async function runBulk<T>(
  { send }: BulkAct<T>,
  rows: readonly T[],
  reason: string,
  { done, failed, isStopped }: Progress<T>,
): Promise<void> {
  for (const row of rows) {
    if (isStopped()) return;
    // One at a time on purpose: the server's order is the list's.
    // oxlint-disable-next-line no-await-in-loop
    const result = await send(row, reason);
    if (result.ok) done(row, result.data);
    else failed(row, detailOf(result));
  }
}
