import type { Role } from '@parley/contract/access.ts';
import { paths } from '../paths.ts';
import { useUser } from '../platform/session/session.ts';

/** Whether the viewer may invite the professional, and where that leads; or whose it is, or why not. */
export type Invite =
  | { may: 'invite'; pathTo: (serviceId: string, startsAt?: string | null) => string }
  | { may: 'edit' }
  | { may: 'look'; because: string };

const BECAUSE: Record<Exclude<Role, 'CLIENT'>, string> = {
  PROFESSIONAL:
    'Clients invite professionals. You are signed in as a professional; to hire somebody, use a client account.',
  ADMIN: 'Clients invite professionals. You are signed in as an administrator.',
};

export function useInvite(professionalId: string): Invite {
  const user = useUser();
  if (user === null) return { may: 'invite', pathTo: (...to) => paths.login(invitePath(...to)) };
  if (user.id === professionalId) return { may: 'edit' };
  if (user.role === 'CLIENT') return { may: 'invite', pathTo: invitePath };
  return { may: 'look', because: BECAUSE[user.role] };
}

function invitePath(serviceId: string, startsAt?: string | null): string {
  return paths.jobInvite(serviceId, startsAt ? { startsAt } : undefined);
}
