import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { moveOf } from '@parley/contract/resolutions/rules.ts';
import type { Side } from '@parley/contract/sides.ts';

/** What waits for an answer now: the other side's, which this side answers, first. */
export function openResolutions(
  resolutions: readonly Resolution[],
  side: Side,
  now: string,
): { theirs: Resolution | null; mine: Resolution | null } {
  const open = (by: 'sender' | 'recipient', action: 'withdraw' | 'accept') =>
    resolutions.find(
      (each) => (each.by === side) === (by === 'sender') && moveOf(each, action, by, now) !== null,
    ) ?? null;
  return { theirs: open('recipient', 'accept'), mine: open('sender', 'withdraw') };
}
