import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CamelCasePlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A column as the types or the database have it. */
interface Column {
  isNullable: boolean;
  /** Kept by the database itself, never written. */
  isGenerated: boolean;
  /** May be left out when a row is written. */
  hasDefault: boolean;
}
type Tables = Record<string, Record<string, Column>>;

const source = await readFile(path.join(import.meta.dirname, 'tables.ts'), 'utf8');

/** The tables as `database.ts` writes them down: `interface Database`, and behind each name its interface. */
function writtenTables(): Tables {
  const named = fieldsOf('Database').map(([table, type]) => [table, columnsOf(type)] as const);
  return Object.fromEntries(named);
}

function columnsOf(name: string): Record<string, Column> {
  return Object.fromEntries(fieldsOf(name).map(([column, type]) => [column, columnOf(type)]));
}

function columnOf(type: string): Column {
  const isGenerated = type.startsWith('GeneratedAlways<');
  const mayBeLeftOut = type.startsWith('Generated<') || /^ColumnType<[^>]*\| undefined/.test(type);
  return { isNullable: /\| null\b/.test(type.split(',')[0] ?? ''), isGenerated, hasDefault: mayBeLeftOut };
}

function fieldsOf(name: string): [field: string, type: string][] {
  const body = new RegExp(`interface ${name} \\{\\n([^}]*)\\n\\}`).exec(source)?.[1];
  if (body === undefined) throw new Error(`database.ts has no interface ${name}`);
  return [...body.matchAll(/^ {2}(\w+): ([^;]+);/gm)].map(([, field = '', type = '']) => [
    field,
    type.replaceAll(/\s+/g, ' '),
  ]);
}

/** The tables as the migrations made them. */
async function madeTables(): Promise<Tables> {
  const { rows } = await sql<{ table: string; column: string } & Column>`
    select c.table_name as "table", c.column_name as "column", c.is_nullable = 'YES' as is_nullable,
      c.is_generated = 'ALWAYS' as is_generated, c.column_default is not null as has_default
    from information_schema.columns c
    where c.table_schema = 'public' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`.execute(world.platform.db);
  const tables: Tables = {};
  for (const { table, column, ...rest } of rows) (tables[camel(table)] ??= {})[camel(column)] = rest;
  return tables;
}

/** The same spelling that every query uses. */
class Spelling extends CamelCasePlugin {
  of(name: string): string {
    return this.camelCase(name);
  }
}
const spelling = new Spelling();
const camel = (name: string) => spelling.of(name);

test('the written types have every table and column that the migrations make, with what may be null or left out', async () => {
  const [written, made] = [writtenTables(), await madeTables()];
  expect(Object.keys(written).toSorted()).toEqual(Object.keys(made).toSorted());
  for (const [table, columns] of Object.entries(made))
    expect({ [table]: written[table] }).toEqual({ [table]: columns });
});

test('migrations are numbered without a gap and were applied in their order', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../../../migrations'));
  const names = files.toSorted();
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  );
  expect(names.every((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))).toBe(true);
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by timestamp, name`.execute(world.platform.db);
  expect(rows.map(({ name }) => name)).toEqual(names);
});
