/** Why a time for a consultation is refused, wherever one is asked for or agreed on. */
export const TIME_REFUSALS = [
  'time_in_past',
  'time_off_grid',
  'slot_taken',
  'slot_outside_hours',
  'slot_too_soon',
  'slot_too_far',
  'slot_beyond_hold',
  'slot_off_step',
  'slot_day_full',
  'slot_week_full',
  'slot_too_close',
] as const;
