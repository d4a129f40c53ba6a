import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { BankAccount, Kind, Kinds, StoredObject } from './objects/objects.ts';

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists thing (
    seq integer primary key, id text not null unique, kind text not null, account text not null,
    created integer not null, body text not null) strict;
  create index if not exists thing_newest on thing (kind, account, created desc, seq desc);
  create index if not exists thing_status on thing (kind, account, json_extract(body, '$.status'), created desc, seq desc);
  create index if not exists thing_group on thing (kind, json_extract(body, '$.transfer_group'));
  create index if not exists thing_intent on thing (kind, json_extract(body, '$.payment_intent'));
  create index if not exists thing_charge on thing (kind, json_extract(body, '$.charge'));
  create index if not exists thing_source on thing (kind, json_extract(body, '$.source_transaction'));
  create table if not exists kept_answer (
    key text primary key, asked text not null, status integer not null, body text not null, at integer not null) strict;
  create table if not exists delivery (
    id integer primary key, event text not null, due integer not null, tries integer not null default 0,
    state text not null check (state in ('waiting', 'done', 'dropped'))) strict;
  create index if not exists delivery_due on delivery (state, due);
  create index if not exists delivery_event on delivery (event);
  create table if not exists mail (
    id integer primary key, at integer not null, recipient text not null, subject text not null,
    text text not null, html text not null, more text not null default '{}', message_id text) strict;
  create index if not exists mail_recipient on mail (recipient, id desc);
`;

/** A WHERE condition over the columns of `thing`. */
export interface Clause {
  sql: string;
  values: SQLInputValue[];
}

export interface Page {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
}

export type Store = ReturnType<typeof openStore>;

/** The stand-in's state, in one SQLite file; commits survive a killed process. */
export function openStore(dataFile: string) {
  const db = new DatabaseSync(dataFile);
  db.exec(SCHEMA);
  upgrade(db);
  const statements = new Map<string, StatementSync>();
  let depth = 0;

  function sql(source: string): StatementSync {
    const known = statements.get(source) ?? db.prepare(source);
    statements.set(source, known);
    return known;
  }

  /** Runs `act` in a transaction; joins an outer one. */
  function transact<T>(act: () => T): T {
    if (depth > 0) return act();
    depth += 1;
    db.exec('begin immediate');
    try {
      const result = act();
      db.exec('commit');
      return result;
    } catch (error) {
      db.exec('rollback');
      throw error;
    } finally {
      depth -= 1;
    }
  }

  function put(thing: Exclude<StoredObject, BankAccount>, account = ''): void {
    sql(`insert into thing (id, kind, account, created, body) values (?, ?, ?, ?, ?)
         on conflict (id) do update set body = excluded.body`).run(
      thing.id,
      thing.object,
      account,
      thing.created,
      JSON.stringify(thing),
    );
  }

  function remove(id: string): void {
    sql('delete from thing where id = ?').run(id);
  }

  function get<K extends Kind>(kind: K, id: string): Kinds[K] | null {
    const row = sql('select body from thing where id = ? and kind = ?').get(id, kind);
    return row ? JSON.parse(String(row.body)) : null;
  }

  function find(id: string): StoredObject | null {
    const row = sql('select body from thing where id = ?').get(id);
    return row ? JSON.parse(String(row.body)) : null;
  }

  /** Newest first; null for an unknown cursor. */
  function list<K extends Kind>(kind: K, account: string, clauses: Clause[], page?: Page): Kinds[K][] | null {
    const cursor = page?.after ?? page?.before;
    const mark = cursor === undefined ? null : sql('select created, seq from thing where id = ?').get(cursor);
    if (mark === undefined) return null;
    const upward = page?.before !== undefined;
    const where = ['kind = ?', 'account = ?', ...clauses.map((one) => one.sql)];
    const values = [kind, account, ...clauses.flatMap((one) => one.values)];
    if (mark) {
      where.push(`(created, seq) ${upward ? '>' : '<'} (?, ?)`);
      values.push(Number(mark.created), Number(mark.seq));
    }
    const order = upward ? 'created, seq' : 'created desc, seq desc';
    const rows = sql(
      `select body from thing where ${where.join(' and ')} order by ${order} limit ${page?.limit ?? -1}`,
    ).all(...values);
    const found: Kinds[K][] = rows.map((row) => JSON.parse(String(row.body)));
    return upward ? found.reverse() : found;
  }

  function all<K extends Kind>(kind: K, field: string, value: string, account = ''): Kinds[K][] {
    return list(kind, account, [equals(field, value)]) ?? [];
  }

  return { db, sql, transact, put, remove, get, find, list, all, close: () => db.close() };
}

/** `field` comes from our own code, never from a request. */
export function equals(field: string, value: string): Clause {
  return { sql: `json_extract(body, '$.${field}') = ?`, values: [value] };
}

/** Databases of earlier versions store only text and HTML of mails. */
function upgrade(db: DatabaseSync): void {
  const columns = db.prepare('select name from pragma_table_info(?)').all('mail');
  if (columns.some(({ name }) => name === 'more')) return;
  db.exec(`alter table mail add column more text not null default '{}';
    alter table mail add column message_id text`);
}
