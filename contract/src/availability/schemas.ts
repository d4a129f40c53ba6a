import { z } from 'zod';
import { date, timeZone } from '../fields.ts';
import { MAX_HOURS_RULES, MAX_NOTICE_MINUTES, MAX_INTERVALS_PER_DAY } from '../limits.ts';
import { isSlotCode } from './slot-codes.ts';
import { withCount } from '../numbers.ts';

/** The specification's time of day: hour*100+minute, midnight 1, quarter past 15, 2359 the end of the day. */
export const slotCode = z
  .int({ error: /*i18n*/ 'Pick a time.' })
  .refine(isSlotCode, { error: /*i18n*/ 'Pick a time on the quarter hour.' })
  .describe('slot code: hour*100+minute; 1 = 12:00 AM, 15 = 12:15 AM, 2359 = End of Day');
export const Slot = z.strictObject({ from: slotCode, to: slotCode });
export const Rule = z.strictObject({
  weekday: z.int().min(1).max(7).describe('Monday 1 to Sunday 7'),
  from: slotCode,
  to: slotCode,
});
export type Rule = z.infer<typeof Rule>;
export const Availability = z.strictObject({
  timeZone,
  minimumNoticeMinutes: z.int().min(0).max(MAX_NOTICE_MINUTES, { error: /*i18n*/ 'At most 7 days.' }),
  rules: z
    .array(Rule)
    .max(MAX_HOURS_RULES, { error: withCount(/*i18n*/ 'At most {count} rules.', MAX_HOURS_RULES) }),
});
export type Availability = z.infer<typeof Availability>;
export const DateOverride = z.strictObject({ date, slots: z.array(Slot).max(MAX_INTERVALS_PER_DAY) });
export type DateOverride = z.infer<typeof DateOverride>;
