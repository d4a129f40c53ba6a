import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { initCluster } from './postgres.ts';
import type { ServerUser } from './server-user.ts';

type ClusterOptions = { initdb: string; password: string; user: ServerUser | null; flags: string[] };

/** Created in a temporary folder and renamed, so that a killed run leaves nothing that looks like a database. */
export async function createCluster(cluster: string, options: ClusterOptions): Promise<void> {
  const unfinished = path.join(path.dirname(cluster), `unfinished-${randomBytes(6).toString('hex')}`);
  const place = path.join(unfinished, 'postgres');
  mkdirSync(unfinished, { mode: 0o700 });
  if (options.user) chownSync(unfinished, options.user.uid, options.user.gid);
  await initCluster(place, options);
  renameSync(place, cluster);
  rmSync(unfinished, { recursive: true, force: true });
}

/** Removes unfinished clusters of killed runs. */
export function sweepUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('unfinished-')) removeIfPossible(path.join(dataDir, name));
  }
}

function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // An orphaned initdb may still be writing; it will fail, and the next start removes the rest.
  }
}
