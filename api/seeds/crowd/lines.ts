import { snakeCase } from '../queries.ts';

/** Rows of a table in the text format of `COPY`. */
export interface Lines {
  table: string;
  columns: string[];
  lines: string;
}

/** What a row doesn't say is null. `jsonColumns` are named `table.column`. */
export function linesOf(name: string, rows: readonly object[], jsonColumns: ReadonlySet<string>): Lines {
  const table = snakeCase(name);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = keys.map(snakeCase);
  const isJson = columns.map((column) => jsonColumns.has(`${table}.${column}`));
  const lineOf = (row: object): string => {
    const values = new Map<string, unknown>(Object.entries(row));
    return `${keys.map((key, index) => field(values.get(key), isJson[index] ?? false)).join('\t')}\n`;
  };
  return { table, columns, lines: rows.map(lineOf).join('') };
}

function field(value: unknown, isJson: boolean): string {
  if (value === null || value === undefined) return String.raw`\N`;
  if (isJson) return escaped(JSON.stringify(value));
  return escaped(Array.isArray(value) ? `{${value.map(element).join(',')}}` : textOf(value));
}

const element = (value: unknown) => `"${textOf(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const escaped = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found);
const ESCAPES: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};
