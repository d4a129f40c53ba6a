import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../../../migrations');

/** The names of this release's migrations, in order. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

export const migrationText = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** Begins with `-- no transaction`: one statement that can't be in one, such as `create index concurrently`. */
export const isOutsideTransaction = (text: string) => /^-- no transaction\b/.test(text);

/** How the migrations that a database has had compare with this release's. */
export function comparedWithRelease(applied: readonly string[]): { missing: string[]; newer: string[] } {
  const own = migrationNames();
  const last = own.at(-1) ?? '';
  const had = new Set(applied);
  return { missing: own.filter((name) => !had.has(name)), newer: applied.filter((name) => name > last) };
}
