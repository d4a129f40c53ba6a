import type { SideRole } from '../../sides.ts';

/** Who may sign up: all, those with an address at certain domains, those with an invitation, nobody. */
export const SIGN_UP_RULES = ['OPEN', 'DOMAINS', 'INVITED', 'CLOSED'] as const;
export type SignUpRule = (typeof SIGN_UP_RULES)[number];

export interface SignUpPolicy {
  client: SignUpRule;
  professional: SignUpRule;
  /** In lower case, without "@". */
  domains: readonly string[];
}

/** Of a new installation. */
export const OPEN_TO_ALL: SignUpPolicy = { client: 'OPEN', professional: 'OPEN', domains: [] };

export const ruleFor = (policy: Pick<SignUpPolicy, 'client' | 'professional'>, role: SideRole): SignUpRule =>
  role === 'CLIENT' ? policy.client : policy.professional;

interface Newcomer {
  role: SideRole;
  email: string;
  /** Whether they have a link of an admin for this role. */
  isInvited: boolean;
}

/** Why somebody can't sign up; null if they can. An invitation opens every door but a closed one. */
export function whyNotSignUp(policy: SignUpPolicy, { role, email, isInvited }: Newcomer) {
  const rule = ruleFor(policy, role);
  if (rule === 'CLOSED') return 'sign_up_closed';
  if (rule === 'OPEN' || isInvited) return null;
  if (rule === 'INVITED') return 'invitation_needed';
  return policy.domains.includes(domainOf(email)) ? null : 'domain_not_allowed';
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
