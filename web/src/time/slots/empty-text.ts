import { t } from '@lingui/core/macro';
import type { ClosedStretch } from '@parley/contract/availability/schemas.ts';
import type { View } from './Pager.tsx';
import { beyondHold, type Whose } from './week/closed-text.ts';

/** Why a week or a month has no free time, in one sentence; null where nothing is known. */
export function emptyText(view: View, closed: readonly ClosedStretch[], whose: Whose): string | null {
  const why = whyEmpty(closed);
  if (why === null) return null;
  return (view === 'week' ? weekTexts(whose) : monthTexts(whose))[why];
}

type WhyEmpty = 'full' | 'taken' | 'too_far' | 'beyond_hold' | 'too_soon' | 'no_hours';

function whyEmpty(closed: readonly ClosedStretch[]): WhyEmpty | null {
  const has = (...reasons: ClosedStretch['reason'][]) =>
    closed.some(({ reason }) => reasons.includes(reason));
  // What is within the hours says more than that there are other times: nights are closed in every week.
  if (has('week_full', 'day_full')) return 'full';
  if (has('taken', 'too_close')) return 'taken';
  if (has('too_far')) return 'too_far';
  if (has('beyond_hold')) return 'beyond_hold';
  if (has('too_soon')) return 'too_soon';
  return has('outside_hours', 'off_step') ? 'no_hours' : null;
}

const weekTexts = ({ name, isOwn }: Whose): Record<WhyEmpty, string> => ({
  full: isOwn
    ? t`You have no room for more consultations this week.`
    : t`${name} isn’t taking any more consultations this week.`,
  taken: isOwn ? t`All your hours this week are taken.` : t`All of ${name}’s hours this week are taken.`,
  too_far: tooFar({ name, isOwn }),
  beyond_hold: beyondHold(),
  too_soon: isOwn
    ? t`What’s left of this week is within your minimum notice, or outside your hours.`
    : t`What’s left of this week is too short notice for ${name}, or outside their hours.`,
  no_hours: isOwn ? t`You have no hours this week.` : t`${name} has no hours this week.`,
});

const monthTexts = ({ name, isOwn }: Whose): Record<WhyEmpty, string> => ({
  full: isOwn
    ? t`You have no room for more consultations this month.`
    : t`${name} isn’t taking any more consultations this month.`,
  taken: isOwn ? t`All your hours this month are taken.` : t`All of ${name}’s hours this month are taken.`,
  too_far: tooFar({ name, isOwn }),
  beyond_hold: beyondHold(),
  too_soon: isOwn
    ? t`What’s left of this month is within your minimum notice, or outside your hours.`
    : t`What’s left of this month is too short notice for ${name}, or outside their hours.`,
  no_hours: isOwn ? t`You have no hours this month.` : t`${name} has no hours this month.`,
});

const tooFar = ({ name, isOwn }: Whose) =>
  isOwn ? t`Further ahead than you can be booked.` : t`${name} can’t be booked this far ahead yet.`;
