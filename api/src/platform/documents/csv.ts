import { Readable } from 'node:stream';
import { RawReply } from '../http/serve.ts';
import { restAfter } from '../rest-after.ts';

type Cell = string | number | null | undefined;

interface Table<Row> {
  /** Of the file that it is saved as. */
  name: string;
  columns: readonly (string & keyof Row)[];
  /** At most so many rows after the last one of the page before. */
  readPage: (after: Row | undefined, limit: number) => Promise<Row[]>;
}

/** Some milliseconds of work, between which everybody else has their turn. */
const ROWS_AT_ONCE = 200;

/** A table as CSV, sent while it is read. */
export function csvFile<Row extends Record<string, Cell>>(table: Table<Row>): RawReply {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${table.name}"`,
    'x-content-type-options': 'nosniff',
  };
  // Asked for the next page when there is room for it, and ended when the reader goes.
  return new RawReply(headers, Readable.from(pages(table), { highWaterMark: 1 }));
}

/** The lines, page by page. No connection is held in between, however slowly they are read. */
async function* pages<Row extends Record<string, Cell>>({
  columns,
  readPage,
}: Table<Row>): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  let after: Row | undefined;
  do {
    const rows = await restAfter(() => readPage(after, ROWS_AT_ONCE));
    if (rows.length > 0)
      yield rows.map((row) => `${columns.map((column) => quoted(row[column])).join(',')}\r\n`).join('');
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (after);
}

/** One quoted field. A leading apostrophe keeps spreadsheets from reading it as a formula. */
function quoted(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
