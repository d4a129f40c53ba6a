import { createHash } from 'node:crypto';
import path from 'node:path';
import { canReach, serverUser } from '../postgres/server-user.ts';

/** Where the data lives unless DATA_DIR says otherwise: `.data` in the project. */
export function defaultDataDir(root: string): string {
  const own = path.join(root, '.data');
  const user = serverUser(path.join(own, 'postgres'));
  if (user === null || canReach(root, user)) return own;
  // A clone in root's own home, which the user that PostgreSQL runs as may not enter.
  return path.join('/var/lib/parley', createHash('sha256').update(root).digest('hex').slice(0, 12));
}
