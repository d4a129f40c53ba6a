import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDebianPostgres } from '../../api/test/migrations/debian-postgres.ts';

const SBIN = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Where a program of Debian's is; null if it isn't installed. */
export function findProgram(name: string): string | null {
  const places = [...(process.env.PATH ?? '').split(':'), ...SBIN];
  return places.map((place) => path.join(place, name)).find((file) => existsSync(file)) ?? null;
}

/** What everything stands on; the packages that are missing. */
export function missingPackages(): string[] {
  return [
    ...(findDebianPostgres() === null ? ['postgresql'] : []),
    ...(findProgram('redis-server') === null ? ['redis-server'] : []),
  ];
}

/** The first line that a program says of its version. */
export function versionOf(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return (stdout || stderr).split('\n')[0]?.trim() ?? '';
}
