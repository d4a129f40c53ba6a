import type pg from 'pg';
import {
  comparedWithRelease,
  migrationNames,
  migrationText,
} from '../database/migrations/migration-files.ts';
import { appliedMigrations } from '../database/migrations/queries-applied.ts';
import { error, ok, warning, type Verdict } from './finding.ts';
import { readServer } from './queries-doctor.ts';

const OLDEST = 15;

/** Version, rights and extensions of the server. */
export async function checkDatabase(pool: pg.Pool): Promise<Verdict[]> {
  const server = await readServer(pool);
  if (server === undefined) return [error('DATABASE_URL doesn’t respond: check what it points to.')];
  const found: Verdict[] = [];
  if (server.major < OLDEST)
    found.push(error(`PostgreSQL ${server.version} is too old: upgrade it to ${OLDEST} or newer.`));
  if (!server.mayCreate)
    found.push(error('The user of DATABASE_URL may not create tables: make it the owner of the database.'));
  const lacking = neededExtensions().filter((name) => !server.extensions.includes(name));
  if (lacking.length > 0)
    found.push(
      error(`The server lacks ${lacking.join(', ')}: install its contrib package (postgresql-contrib).`),
    );
  return found.length > 0 ? found : [ok(`PostgreSQL ${server.version}`)];
}

function neededExtensions(): string[] {
  const texts = migrationNames().map(migrationText);
  return texts.flatMap((text) =>
    [...text.matchAll(/create extension if not exists (\w+)/g)].map(([, name = '']) => name),
  );
}

export async function checkMigrations(pool: pg.Pool): Promise<Verdict[]> {
  const { missing, newer } = comparedWithRelease(await appliedMigrations(pool));
  if (missing.length > 0)
    return [
      error(
        `The database is behind this release by ${missing.length}, from ${missing[0]} on: run parley migrate.`,
      ),
    ];
  if (newer.length > 0)
    return [
      warning(`The database is of a newer release (${newer.at(-1)}): finish the upgrade of this machine.`),
    ];
  return [ok(`up to ${migrationNames().at(-1)}`)];
}

const WARNING_S = 2;
const ERROR_S = 60;

/** This machine's clock against the database's, whose error the question itself may add to. */
export async function checkClock(pool: pg.Pool): Promise<Verdict[]> {
  const before = Date.now();
  const server = await readServer(pool);
  const seconds = Math.abs(Number(server?.now ?? before) - (before + Date.now()) / 2) / 1000;
  const says = `${seconds.toFixed(1)} s from the database’s`;
  if (seconds > ERROR_S) return [error(`${says}: set both clocks (chrony, systemd-timesyncd).`)];
  if (seconds > WARNING_S) return [warning(`${says}: set both clocks (chrony, systemd-timesyncd).`)];
  return [ok(says)];
}
