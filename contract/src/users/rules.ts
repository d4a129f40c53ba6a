import type { RefusalCode } from '../refusals.ts';

/** What decides about disabling an account and enabling it again. */
export interface AccountState {
  disabledAt: string | null;
  closedAt: string | null;
}

/** Why an account cannot be disabled; null where it can. */
export const whyNotDisable = ({ disabledAt }: AccountState): RefusalCode | null =>
  disabledAt === null ? null : 'invalid_transition';

/** Why an admin cannot enable an account; null where they can: a closed one is gone for good. */
export const whyNotEnable = ({ disabledAt, closedAt }: AccountState): RefusalCode | null =>
  disabledAt === null || closedAt !== null ? 'invalid_transition' : null;

/** What keeps somebody from leaving. */
export interface OpenMoney {
  hasPaidWork: boolean;
  /** Nobody closes an account with debts. */
  owes: boolean;
}

/** Why nobody can disable or close their own account now; null where they can. Nobody walks away from paid work. */
export function whyNotLeave({ hasPaidWork, owes }: OpenMoney): RefusalCode | null {
  if (hasPaidWork) return 'jobs_running';
  return owes ? 'money_owed' : null;
}
