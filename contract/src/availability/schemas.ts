import { z } from 'zod';
import { date, timeZone } from '../fields.ts';
import { isSlotCode } from '../slot-codes.ts';

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
  minimumNoticeMinutes: z
    .int()
    .min(0)
    .max(7 * 24 * 60, { error: /*i18n*/ 'At most 7 days.' }),
  rules: z.array(Rule).max(140, { error: /*i18n*/ 'At most 140 rules.' }),
});
export type Availability = z.infer<typeof Availability>;
export const DateOverride = z.strictObject({ date, slots: z.array(Slot).max(20) });
export type DateOverride = z.infer<typeof DateOverride>;
