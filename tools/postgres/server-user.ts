import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../refusal.ts';

/** The user PostgreSQL runs as, if not our own: it refuses to run as root. */
export type ServerUser = { uid: number; gid: number };

/** The owner of an existing cluster, else the user "postgres", created if missing; null unless we are root. */
export function serverUser(cluster: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(cluster);
  if (owner && owner.uid !== 0) return owner;
  return named('postgres') ?? created('postgres');
}

/** Whether the user can enter the folder, or run the program. */
export function canReach(place: string, user: ServerUser | null): boolean {
  return spawnSync('test', ['-x', place], { cwd: '/', ...user }).status === 0;
}

/** Throws with advice if the server's user cannot get to a place. */
export function requireReach(place: string, user: ServerUser | null, advice: string): void {
  if (user === null || canReach(place, user)) return;
  throw new Refusal(
    `PostgreSQL can’t run as root, and the user it runs as instead can’t enter ${closedFolder(place, user)}: ${advice}`,
  );
}

function closedFolder(place: string, user: ServerUser): string {
  const parent = path.dirname(place);
  return parent === place || canReach(parent, user) ? place : closedFolder(parent, user);
}

function ownerOf(folder: string): ServerUser | null {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats ? { uid: stats.uid, gid: stats.gid } : null;
}

function named(name: string): ServerUser | null {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const uid = id('-u');
  const gid = id('-g');
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

function created(name: string): ServerUser {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', name], { stdio: 'pipe' });
  } catch {
    // Two concurrent first starts may both try; the loser finds the user below.
  }
  const user = named(name);
  if (user) return user;
  throw new Refusal(
    `PostgreSQL can’t run as root, and the user "${name}" couldn’t be created: start as another user, or set DATABASE_URL.`,
  );
}
