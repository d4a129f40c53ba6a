import pg from 'pg';

/** The whole seed is one transaction on one connection. */
export async function inOneTransaction(
  databaseUrl: string,
  work: (db: pg.Client) => Promise<void>,
): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  db.on('error', () => {});
  await db.connect();
  try {
    await db.query('begin');
    await work(db);
    await db.query('commit');
  } finally {
    await db.end().catch(() => {});
  }
}

export async function hasPeople(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query('select from users limit 1');
  return rows.length > 0;
}

/** Inserts all rows in one statement, as a single JSON parameter. What a row doesn't say is null. */
export async function fillTable(
  db: pg.Client,
  table: string,
  rows: readonly object[],
  otherwise = '',
): Promise<void> {
  if (rows.length === 0) return;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map(snakeCase).join(', ');
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])),
  );
  const name = snakeCase(table);
  await db.query(
    `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1) ${otherwise}`,
    [JSON.stringify(values)],
  );
}

/** Derived data that needs other rows: portraits, search texts and the ledger's checks. Nothing of the world is news. */
export async function connect(db: pg.Client, portraitName: string): Promise<void> {
  await db.query(
    'update users u set avatar_file_id = f.id from files f where f.owner_id = u.id and f.name = $1',
    [portraitName],
  );
  await db.query('update profiles p set search = searchable_profile(p)');
  await db.query('select add_up_search_words(2000000000)');
  await db.query('update announcements set news = null where news is not null');
  await db.query('set constraints all immediate');
}

export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (renderMail) => `_${renderMail.toLowerCase()}`);
}
