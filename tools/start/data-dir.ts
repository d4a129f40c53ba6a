import { createHash } from 'node:crypto';
import path from 'node:path';
import { canReach, serverUser } from '../postgres/server-user.ts';

/** `.data` in the project, unless DATA_DIR is set. */
export function defaultDataDir(root: string): string {
  const own = path.join(root, '.data');
  const user = serverUser(path.join(own, 'postgres'));
  if (user === null || canReach(root, user)) return own;
  // A clone in root's home, which PostgreSQL's user cannot enter.
  return path.join('/var/lib/parley', createHash('sha256').update(root).digest('hex').slice(0, 12));
}
