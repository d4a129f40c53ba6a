import type { Account } from '../processor/processor-objects.ts';

export type AccountOutcome = 'NONE' | 'PENDING' | 'ENABLED' | 'RESTRICTED';

/** Accepting work needs ENABLED; an account can fall back from it at any time. */
export function accountOutcome(
  account: Pick<
    Account,
    'isSubmitted' | 'arePayoutsEnabled' | 'transfers' | 'currentlyDue' | 'pastDue' | 'disabledReason'
  > | null,
): AccountOutcome {
  if (account === null) return 'NONE';
  if (!account.isSubmitted) return 'PENDING';
  if (account.arePayoutsEnabled && account.transfers === 'active') return 'ENABLED';
  const isAsked =
    account.currentlyDue.length > 0 || account.pastDue.length > 0 || account.disabledReason !== null;
  return isAsked ? 'RESTRICTED' : 'PENDING';
}
