import type { Platform } from '@parley/api/src/platform/platform.ts';
import { signAccessToken } from '@parley/api/src/platform/security/access-token.ts';
import { sql, type RawBuilder } from 'kysely';

const PEOPLE = 2_000;
/** Of each chat, on average; they are stored in turns, as they would be written. */
const MESSAGES_IN_A_CHAT = 1_000;
/** Unread notifications of each person, and unread messages of each chat. */
const UNREAD = 20;

const id = (kind: number, number: string) =>
  sql.raw(`('0190000${kind}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);
const numbers = (from: number, to: number) => sql`generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`;
/** A row each second, from the same day on. */
const at = sql`timestamptz '2025-01-01' + n * interval '1 second'`;
const client = (number: string) => id(3, `2 * ((${number}) % ${PEOPLE / 2})`);
const professional = (number: string) => id(3, `2 * ((${number}) * 7 % ${PEOPLE / 2}) + 1`);

export interface HistorySizes {
  /** Of messages, and of each other table that only ever gets longer. */
  rows: number;
  chats: number;
}

export const sizesFor = (rows: number): HistorySizes => ({
  rows,
  chats: Math.max(1, Math.floor(rows / MESSAGES_IN_A_CHAT)),
});

const people = sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
  select ${id(3, 'n')}, 'person' || n || '@bench.test', 'One', 'Two', 'One Two',
    case when n % 2 = 0 then 'CLIENT' else 'PROFESSIONAL' end, 'UTC', 'none', '2025-01-01'
  from ${numbers(0, PEOPLE - 1)}`;

export const jobs = (
  count: number,
) => sql`insert into jobs (id, negotiation_id, client_id, professional_id, title, description,
    status, created_at)
  select ${id(5, 'n')}, ${id(4, 'n')}, ${client('n')}, ${professional('n')}, 'Work ' || n, 'Work', 'TALKING', '2025-01-01'
  from ${numbers(0, count - 1)}`;

const chats = ({ rows, chats: count }: HistorySizes) =>
  sql`insert into chats (job_id, last_seq) select ${id(5, 'n')}, ${sql.lit(Math.floor(rows / count))}
    from ${numbers(0, count - 1)}`;

const messages = ({
  rows,
  chats: count,
}: HistorySizes) => sql`insert into messages (id, job_id, seq, sender_id, body,
    client_message_id, created_at, read_at)
  select ${id(8, 'n')}, ${id(5, `n % ${count}`)}, n / ${sql.lit(count)} + 1,
    case when n / ${sql.lit(count)} % 2 = 0 then ${client(`n % ${count}`)} else ${professional(`n % ${count}`)} end,
    'About word' || n % 997 || ' of the contract, and when it could be ready. Number ' || n, n::text, ${at},
    case when n < ${sql.lit(rows - UNREAD * count)} then ${at} + interval '1 hour' end
  from ${numbers(0, rows - 1)}`;

const notifications = ({
  rows,
}: HistorySizes) => sql`insert into notifications (id, user_id, type, message, url, created_at, read_at)
  select ${id(8, 'n')}, ${id(3, `n % ${PEOPLE}`)}, 'JOB', 'Something happened in your work.', '/job/' || n, ${at},
    case when n < ${sql.lit(rows - UNREAD * PEOPLE)} then ${at} + interval '1 hour' end
  from ${numbers(0, rows - 1)}`;

const moves = ({
  rows,
  chats: count,
}: HistorySizes) => sql`insert into job_moves (id, job_id, at, by, action, to_status)
  select ${id(8, 'n')}, ${id(5, `n % ${count}`)}, ${at}, 'client', 'extend', 'TALKING' from ${numbers(0, rows - 1)}`;

const audit = ({
  rows,
}: HistorySizes) => sql`insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, reason)
  select ${id(8, 'n')}, ${at}, ${id(3, '0')}, 'chat.read', 'job', ${id(5, `n % ${PEOPLE}`)}, 'Reported' from ${numbers(0, rows - 1)}`;

/** Two entries each. */
const ledger = ({ rows, chats: count }: HistorySizes): RawBuilder<unknown>[] => [
  sql`insert into ledger_transactions (id, at, kind, text, job_id, source_type, source_id)
    select ${id(8, 'n')}, ${at}, 'payment', 'A payment', ${id(5, `n % ${count}`)}, 'bench', n::text
    from ${numbers(0, Math.floor(rows / 2) - 1)}`,
  sql`insert into ledger_entries (id, transaction_id, account, owner_id, amount_cents)
    select ${id(8, 'n')}, ${id(8, 'n / 2')}, case n % 2 when 0 then 'processor' else 'held' end,
      case n % 2 when 1 then ${id(5, `n / 2 % ${count}`)} end, case n % 2 when 0 then 5000 else -5000 end
    from ${numbers(0, rows - 1)}`,
];

const LONG = [
  'messages',
  'notifications',
  'job_moves',
  'audit_entries',
  'ledger_transactions',
  'ledger_entries',
];

/** Their indexes that are made faster once all rows are there; primary keys and what foreign keys refer to stay. */
const indexes = sql<{ gone: string; back: string }>`
  select case when c.conname is null then 'drop index ' || i.indexrelid::regclass
      else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as gone,
    case when c.conname is null then pg_get_indexdef(i.indexrelid)
      else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as back
  from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'u'
  where i.indrelid = any (${LONG}::regclass[]) and not i.indisprimary
    and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)`;

/** Fills an empty database, without foreign keys and triggers meanwhile: what the rows refer to is there or never asked for. */
export async function fillHistory({ db }: Platform, sizes: HistorySizes): Promise<void> {
  const { rows: parted } = await indexes.execute(db);
  const statements = [
    sql`set statement_timeout = 0`,
    sql`set session_replication_role = replica`,
    sql`set maintenance_work_mem = '512MB'`,
    ...parted.map(({ gone }) => sql.raw(gone)),
    people,
    jobs(sizes.chats),
    chats(sizes),
    messages(sizes),
    notifications(sizes),
    moves(sizes),
    audit(sizes),
    ...ledger(sizes),
    ...parted.map(({ back }) => sql.raw(back)),
    sql`reset session_replication_role`,
    sql`vacuum analyze`,
    sql`reset statement_timeout`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements)
      await timed(statement.compile(connection).sql, statement.execute(connection));
  });
}

const TOLD_SECONDS = 10;

async function timed(text: string, work: Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work;
  const seconds = (performance.now() - began) / 1000;
  if (seconds >= TOLD_SECONDS)
    console.log(`  ${seconds.toFixed(0)} s: ${text.slice(0, 60).replaceAll('\n', ' ')}…`);
}

export interface Reader {
  jobIds: string[];
  accessToken: string;
}

/** Somebody who is signed in, and the jobs they have. */
export async function signIn({ db, keys }: Platform, number: number): Promise<Reader> {
  const userId = `01900003-0000-7000-8000-${String(number).padStart(12, '0')}`;
  await sql`insert into sessions (id, user_id, token_hash, rotated_at, device, ip, created_at, expires_at)
    values (${userId}, ${userId}, ${userId}, now(), 'bench', '127.0.0.1', now(), now() + interval '1 day')`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from jobs where ${userId} in (client_id, professional_id) order by id limit 10`.execute(db);
  const accessToken = await signAccessToken(keys.accessToken, { userId, sessionId: userId });
  return { jobIds: rows.map((row) => row.id), accessToken };
}
