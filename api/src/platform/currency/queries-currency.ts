import type pg from 'pg';

type Asks = Pick<pg.Client, 'query'>;

export async function readCurrency(db: Asks): Promise<string> {
  const { rows } = await db.query<{ currency: string }>('select currency from installation');
  return rows[0]?.currency ?? '';
}

/** False if it has another one, and there are amounts. */
export async function changeCurrency(db: Asks, currency: string): Promise<boolean> {
  if ((await readCurrency(db)) === currency) return true;
  if (await hasAmounts(db)) return false;
  await db.query('update installation set currency = $1', [currency]);
  return true;
}

/** Whether anybody has named a price, or money has moved: in any column of cents, also in ones to come. */
export async function hasAmounts(db: Asks): Promise<boolean> {
  const { rows: columns } = await db.query<{ table: string; column: string }>(
    `select format('%I', table_name) as table, format('%I', column_name) as column from information_schema.columns
    where table_schema = 'public' and column_name like '%\\_cents'`,
  );
  const any = columns.map(({ table, column }) => `exists (select from ${table} where ${column} <> 0)`);
  const { rows } = await db.query<{ isSo: boolean }>(`select ${any.join(' or ')} as "isSo"`);
  return rows[0]?.isSo ?? false;
}
