import type { SlotRefusal } from '@parley/contract/availability/free-slots.ts';
import { NO_WORKING_RULES } from '@parley/contract/availability/working-rules.ts';
import { MAX_DAYS_AHEAD } from '@parley/contract/limits.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Openings } from '../queries-openings.ts';

export const REFUSED = {
  past: 'time_in_past',
  off_grid: 'time_off_grid',
  too_soon: 'slot_too_soon',
  too_far: 'slot_too_far',
  beyond_hold: 'slot_beyond_hold',
  outside_hours: 'slot_outside_hours',
  off_step: 'slot_off_step',
  taken: 'slot_taken',
  day_full: 'slot_day_full',
  week_full: 'slot_week_full',
  too_close: 'slot_too_close',
} as const satisfies Record<SlotRefusal, RefusalCode>;

/** Professionals may offer and accept any hour that is free: hours, notice and working rules are for others. */
export const ANY_TIME = {
  noticeMinutes: 0,
  working: { ...NO_WORKING_RULES, bookingDays: MAX_DAYS_AHEAD + 1 },
  rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 })),
  dates: [],
} satisfies Partial<Openings>;
