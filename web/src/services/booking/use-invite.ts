import { t } from '@lingui/core/macro';
import type { Role } from '@parley/contract/access.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../platform/session/session.ts';
import { useIsBlocked } from '../../users/blocks/use-is-blocked.ts';

/** What the viewer may do: invite (with the link), edit their own, only view, or nothing as either has blocked the other. */
export type Invite =
  | { may: 'invite'; pathTo: (serviceId: string, times?: readonly string[]) => string }
  | { may: 'edit' }
  | { may: 'look'; because: string }
  | { may: 'nothing'; because: string };

const because = (): Record<Exclude<Role, 'CLIENT'>, string> => ({
  PROFESSIONAL: t`Only clients can invite. You’re signed in as a professional. To hire someone, use a client account.`,
  ADMIN: t`Only clients can invite. You’re signed in as an admin.`,
});

export function useInvite(professionalId: string): Invite {
  const user = useUser();
  const isBlocked = useIsBlocked(professionalId);
  if (user === null) return { may: 'invite', pathTo: (...to) => paths.login(invitePath(...to)) };
  if (user.id === professionalId) return { may: 'edit' };
  if (isBlocked) return { may: 'nothing', because: t`You and this person can’t contact each other.` };
  if (user.role === 'CLIENT') return { may: 'invite', pathTo: invitePath };
  return { may: 'look', because: because()[user.role] };
}

/** The picked times travel in the address, so that they survive signing up. */
function invitePath(serviceId: string, [startsAt, ...further]: readonly string[] = []): string {
  return paths.jobInvite(serviceId, { startsAt, further: further.join(',') });
}
