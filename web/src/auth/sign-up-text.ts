import { t } from '@lingui/core/macro';
import { ruleFor, type SignUpPolicy } from '@parley/contract/admin/settings/sign-up-policy.ts';
import type { SideRole } from '@parley/contract/sides.ts';

/** Whether nobody can join, whatever they choose. */
export const isClosed = ({ client, professional }: SignUpPolicy): boolean =>
  client === 'CLOSED' && professional === 'CLOSED';

/** What stands in the way of joining in this role, before anything is typed; null if nothing does. */
export function whoMayJoin(policy: SignUpPolicy, role: SideRole | null, isInvited: boolean): string | null {
  if (role === null) return null;
  const rule = ruleFor(policy, role);
  if (rule === 'CLOSED')
    return role === 'CLIENT'
      ? t`We’re not taking on new clients right now.`
      : t`We’re not taking on new professionals right now.`;
  if (isInvited || rule === 'OPEN') return null;
  if (rule === 'INVITED') return t`You need an invitation to join. Open the link that was sent to you.`;
  const domains = policy.domains.join(', ');
  return t`You need an email address at ${domains} to join.`;
}

/** Whether the link of an invitation that led here is for this role; nothing is chosen yet where it is null. */
export const isInvitedAs = (search: URLSearchParams, role: SideRole | null): boolean =>
  search.has('invitation') && (role === null || search.get('role') === role);

/** Whether the form would be refused whatever is typed. */
export function isShut(policy: SignUpPolicy, role: SideRole | null, isInvited: boolean): boolean {
  const rule = role && ruleFor(policy, role);
  return rule === 'CLOSED' || (rule === 'INVITED' && !isInvited);
}
