import { sql } from 'kysely';
import {
  ColumnTypeNode,
  generate,
  GenericExpressionNode,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  UnionExpressionNode,
  type Adapter,
  type ColumnMetadata,
  type ExpressionNode,
  type Scalars,
} from 'kysely-codegen';
import type { Db } from '../src/platform/database/db.ts';

const named = (name: string) => new IdentifierNode(name);
const union = (...types: ExpressionNode[]) => new UnionExpressionNode(types);

/** What the driver makes of PostgreSQL's types (`openPool`), where that differs from its defaults. */
const DRIVER = {
  date: named('string'),
  int8: named('number'),
  numeric: named('number'),
  timestamptz: named('Instant'),
};
const WRITTEN_INSTANT = union(named('string'), named('Date'));
const INSTANT = new ColumnTypeNode(named('string'), WRITTEN_INSTANT, WRITTEN_INSTANT);

/** Columns that hold fewer values than their type in the database says, without a CHECK that lists them. */
const NARROWER = new Map([
  ['appointment_moves.from_status', `Appointments['status']`],
  ['appointment_moves.to_status', `Appointments['status']`],
  ['billing_details.country', 'Country'],
  ['job_moves.from_status', `Jobs['status']`],
  ['job_moves.to_status', `Jobs['status']`],
  ['negotiation_moves.from_status', `Negotiations['status']`],
  ['negotiation_moves.to_status', `Negotiations['status']`],
  ['profiles.country', 'Country'],
  ['security_counts.kind', `SecurityEvents['kind']`],
  ['unmatched_charges.differs', 'Difference'],
]);

const IMPORTS = {
  Country: '@parley/contract/users/countries.ts#Country',
  Difference: '@parley/contract/payments/states.ts#Difference',
  GeneratedAlways: 'kysely',
  JsonColumn: './json-columns.ts',
};

/** The types of the tables that a migrated database has, as TypeScript. */
export async function tableTypes(db: Db): Promise<string> {
  const dialect = new PostgresDialect();
  const { definitions, scalars }: Adapter = dialect.adapter;
  definitions.Instant = INSTANT;
  Object.assign(scalars, DRIVER);
  const rules = await columnRules(db);
  return generate({
    db,
    dialect,
    camelCase: true,
    customImports: IMPORTS,
    includePattern: 'public.*',
    outFile: null,
    postprocess: ({ metadata }) => {
      for (const table of metadata.tables)
        for (const column of table.columns) refine(column, `${table.name}.${column.name}`, rules, scalars);
      return Promise.resolve(metadata);
    },
  });
}

/** Gives a column a type of its own where more is known of it; the generator adds `null` and defaults to that. */
function refine(column: ColumnMetadata, name: string, rules: Rules, scalars: Scalars): void {
  const rule = rules.get(name);
  const type = rule?.isGenerated ? generatedType(column, scalars) : narrowedType(column, name, rule?.check);
  if (!type) return;
  scalars[name] = type;
  column.dataType = name;
  if (rule?.isGenerated) Object.assign(column, { isNullable: false, hasDefaultValue: false });
}

/** Never written: the generator takes it for a column with a default. */
function generatedType({ dataType, isNullable }: ColumnMetadata, scalars: Scalars): ExpressionNode {
  const read = scalars[dataType] ?? named('string');
  return new GenericExpressionNode('GeneratedAlways', [isNullable ? union(read, named('null')) : read]);
}

function narrowedType(
  { dataType }: ColumnMetadata,
  name: string,
  check?: string | null,
): ExpressionNode | null {
  const narrower = NARROWER.get(name);
  if (narrower) return named(narrower);
  if (dataType === 'json' || dataType === 'jsonb')
    return new GenericExpressionNode('JsonColumn', [new LiteralNode(name)]);
  const values = listedIn(check ?? '');
  return values.length > 0 ? union(...values) : null;
}

/** The values of `check (column in (…))`, the way PostgreSQL writes it down. */
function listedIn(check: string): LiteralNode[] {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'::text|(\d+)/g)].map(
    ([, word, number]) => new LiteralNode(word ?? Number(number)),
  );
}

type Rules = ReadonlyMap<string, ColumnRule>;
interface ColumnRule {
  name: string;
  isGenerated: boolean;
  check: string | null;
}

/** What kysely doesn't read of the columns: who writes them, and the CHECK that lists their values. */
async function columnRules(db: Db): Promise<Rules> {
  const { rows } = await sql<ColumnRule>`
    select c.relname || '.' || a.attname as name, a.attgenerated <> '' as is_generated,
      pg_get_constraintdef(k.oid) as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '% = ANY (%'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and (a.attgenerated <> '' or k.oid is not null)`.execute(db);
  return new Map(rows.map((row) => [row.name, row]));
}
