import { t } from '@lingui/core/macro';
import type { SlotRefusal } from '@parley/contract/availability/free-slots.ts';
import { HOLD_DAYS } from '@parley/contract/payments/hold.ts';

/** Whose free times these are: somebody’s, by name, or the reader’s own. */
export interface Whose {
  name: string;
  isOwn: boolean;
}

export const beyondHold = () =>
  t`Too far ahead for a paid consultation: we can hold its payment for ${HOLD_DAYS} days.`;

/** Why a time can’t be picked. Never what somebody is busy with. */
export function closedText(reason: SlotRefusal, { name, isOwn }: Whose): string {
  const words: Record<SlotRefusal, string> = {
    past: t`This time has passed.`,
    off_grid: t`Consultations start every 15 minutes.`,
    too_soon: isOwn ? t`Within your minimum notice.` : t`Too short notice for ${name}.`,
    too_far: isOwn
      ? t`Further ahead than you can be booked.`
      : t`${name} can’t be booked this far ahead yet.`,
    beyond_hold: beyondHold(),
    outside_hours: isOwn ? t`Doesn’t fit into your hours.` : t`Doesn’t fit into ${name}’s hours.`,
    off_step: isOwn
      ? t`Your consultations don’t start at this time.`
      : t`${name}’s consultations don’t start at this time.`,
    taken: isOwn ? t`You’re busy then.` : t`${name} isn’t free then.`,
    day_full: isOwn
      ? t`You’ve reached your limit of consultations for this day.`
      : t`${name} isn’t taking any more consultations on this day.`,
    week_full: isOwn
      ? t`You’ve reached your limit of consultations for this week.`
      : t`${name} isn’t taking any more consultations this week.`,
    too_close: isOwn
      ? t`Too close to something else you have planned.`
      : t`Too close to something else ${name} has planned.`,
  };
  return words[reason];
}
