import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../migrations');

/** A database as it was before a migration, and the step over it. */
export async function databaseBefore(migration: string) {
  const url = new URL(inject('databaseUrl'));
  const name = `before_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  const db = new pg.Client({ connectionString: url.href });
  await db.connect();
  const apply = async (file: string) => db.query(await readFile(path.join(FOLDER, file), 'utf8'));
  const files = (await readdir(FOLDER)).filter((each) => each.endsWith('.sql')).toSorted();
  for (const each of files.filter((file) => file < migration)) await apply(each);
  return { db, migrate: () => apply(migration) };
}
