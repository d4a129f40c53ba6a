import { OperatorError } from './platform/operator-error.ts';

/** What a process does: everything, or one half of it on a machine of its own. */
export type Role = 'ALL' | 'WEB' | 'BACKGROUND';

const ROLES: Record<string, Role> = { '--web': 'WEB', '--background': 'BACKGROUND' };

/** The role that the flags of a command name; without any, or with both, a process does everything. */
export function roleOf(flags: readonly string[]): Role {
  const roles = flags.map((flag) => {
    const role = ROLES[flag];
    if (!role) throw new OperatorError(`${flag} is no flag: use --web, --background or none.`);
    return role;
  });
  const [role = 'ALL', other = role] = new Set(roles);
  return role === other ? role : 'ALL';
}
