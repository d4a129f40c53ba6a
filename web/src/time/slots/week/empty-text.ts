import { t } from '@lingui/core/macro';
import type { ClosedStretch } from '@parley/contract/availability/schemas.ts';
import type { Whose } from './closed-text.ts';

/** Why a week has no free time, in one sentence; null where nothing is known, as in a month. */
export function emptyWeekText(closed: readonly ClosedStretch[], { name, isOwn }: Whose): string | null {
  const has = (...reasons: ClosedStretch['reason'][]) =>
    closed.some(({ reason }) => reasons.includes(reason));
  // What is within the hours says more than that there are other times: nights are closed in every week.
  if (has('week_full', 'day_full'))
    return isOwn ? t`Your consultations for this week are full.` : t`${name} has no more room in this week.`;
  if (has('taken', 'too_close'))
    return isOwn
      ? t`All your hours in this week are taken.`
      : t`All of ${name}’s hours in this week are taken.`;
  if (has('too_far'))
    return isOwn ? t`Further ahead than you can be booked.` : t`${name} can’t be booked this far ahead yet.`;
  if (has('too_soon'))
    return isOwn
      ? t`What’s left of this week is within your minimum notice, or outside your hours.`
      : t`What’s left of this week is too short notice for ${name}, or outside their hours.`;
  if (has('outside_hours', 'off_step'))
    return isOwn ? t`You have no hours in this week.` : t`${name} has no hours in this week.`;
  return null;
}
