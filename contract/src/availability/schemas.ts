import { z } from 'zod';
import { date, id, instant, singleLine, timeZone } from '../fields.ts';
import {
  BUFFER_STEP,
  MAX_BOOKING_DAYS,
  MAX_BUFFER_MINUTES,
  MAX_DATES_AT_ONCE,
  MAX_HOUR_SET_NAME,
  MAX_HOURS_RULES,
  MAX_INTERVALS_PER_DAY,
  MAX_NOTICE_MINUTES,
  MAX_PER_DAY,
  MAX_PER_WEEK,
} from '../limits.ts';
import { isSlotCode } from './slot-codes.ts';
import { SLOT_REFUSALS } from './free-slots.ts';
import { withCount } from '../numbers.ts';

/** The specification's time of day: hour*100+minute, midnight 1, quarter past 15, 2359 the end of the day. */
export const slotCode = z
  .int({ error: /*i18n*/ 'Pick a time.' })
  .refine(isSlotCode, { error: /*i18n*/ 'Pick a time on the quarter hour.' })
  .describe('slot code: hour*100+minute; 1 = 12:00 AM, 15 = 12:15 AM, 2359 = End of Day');
export const Slot = z.strictObject({ from: slotCode, to: slotCode });
/** What a professional’s own offer of a time goes beyond: they may offer it all the same. */
export const OWN_TIME_WARNINGS = [
  'closed_date',
  'too_soon',
  'too_far',
  'off_step',
  'day_full',
  'week_full',
  'too_close',
] as const;
export type OwnTimeWarning = (typeof OWN_TIME_WARNINGS)[number];

export const Rule = z.strictObject({
  weekday: z.int().min(1).max(7).describe('Monday 1 to Sunday 7'),
  from: slotCode,
  to: slotCode,
});
export type Rule = z.infer<typeof Rule>;

const buffer = z
  .int()
  .min(0)
  .max(MAX_BUFFER_MINUTES, { error: /*i18n*/ 'At most 2 hours.' })
  .multipleOf(BUFFER_STEP);
const most = (count: number) =>
  z
    .int()
    .min(1, { error: /*i18n*/ 'At least 1.' })
    .max(count, { error: withCount(/*i18n*/ 'At most {count}.', count) })
    .nullable();
/** Besides the hours and the notice; see the slot function for what each does. */
const workingRules = {
  bufferBeforeMinutes: buffer.describe('kept free before each consultation'),
  bufferAfterMinutes: buffer.describe('kept free after each consultation'),
  maxPerDay: most(MAX_PER_DAY).describe('consultations a day in the zone of the hours; null: any number'),
  maxPerWeek: most(MAX_PER_WEEK).describe('consultations a week, from Monday; null: any number'),
  bookingDays: z
    .int()
    .min(1, { error: /*i18n*/ 'At least 1.' })
    .max(MAX_BOOKING_DAYS, { error: withCount(/*i18n*/ 'At most {count}.', MAX_BOOKING_DAYS) })
    .describe('how far ahead clients can book, times 24 hours'),
  startStepMinutes: z
    .union([z.literal(15), z.literal(30), z.literal(60)])
    .describe('consultations start every so many minutes, on clocks in the zone of the hours'),
};
const rules = z
  .array(Rule)
  .max(MAX_HOURS_RULES, { error: withCount(/*i18n*/ 'At most {count} rules.', MAX_HOURS_RULES) });
export const Availability = z.strictObject({
  timeZone,
  minimumNoticeMinutes: z.int().min(0).max(MAX_NOTICE_MINUTES, { error: /*i18n*/ 'At most 7 days.' }),
  rules,
  ...workingRules,
});
export type Availability = z.infer<typeof Availability>;
/** What is left out stays as it is. */
export const NewAvailability = Availability.partial({
  bufferBeforeMinutes: true,
  bufferAfterMinutes: true,
  maxPerDay: true,
  maxPerWeek: true,
  bookingDays: true,
  startStepMinutes: true,
}).extend({
  seen: Availability.optional().describe(
    'the hours that this changes, as they were read; 409 `hours_changed` if they are others by now',
  ),
});
export type NewAvailability = z.infer<typeof NewAvailability>;
export const DateOverride = z.strictObject({ date, slots: z.array(Slot).max(MAX_INTERVALS_PER_DAY) });
export type DateOverride = z.infer<typeof DateOverride>;
/** A special date as it is saved. */
export const NewDate = DateOverride.extend({
  seen: DateOverride.shape.slots
    .nullable()
    .optional()
    .describe(
      'its special hours that this changes, as they were read, null where it had none; 409 `hours_changed` if they are others by now',
    ),
});
export type NewDate = z.infer<typeof NewDate>;
export const Holiday = z.strictObject({
  date,
  name: z.string().describe('in the reader’s language if known'),
});
export type Holiday = z.infer<typeof Holiday>;
export const ClosedDates = z.strictObject({
  dates: z.array(date).min(1).max(MAX_DATES_AT_ONCE),
  closed: z.boolean().describe('false: the dates that are closed have their usual hours again'),
  seen: z
    .array(z.strictObject({ date, closed: z.boolean() }))
    .max(MAX_DATES_AT_ONCE)
    .optional()
    .describe(
      'those of the dates that were special dates already when they were read, closed or with hours; 409 `hours_changed` if they are others by now',
    ),
});
export type ClosedDates = z.infer<typeof ClosedDates>;
/** Weekly hours under a name, which take the place of the usual ones in the consultations of some services. */
export const NewHourSet = z.strictObject({
  name: singleLine(1, MAX_HOUR_SET_NAME, /*i18n*/ 'Enter a name.'),
  rules,
});
export type NewHourSet = z.infer<typeof NewHourSet>;
export const ChangedHourSet = NewHourSet.extend({
  seen: NewHourSet.optional().describe(
    'the name and the rules that this changes, as they were read; 409 `hours_changed` if they are others by now',
  ),
});
export type ChangedHourSet = z.infer<typeof ChangedHourSet>;
export const HourSet = z.strictObject({
  id,
  name: z.string(),
  rules,
  services: z.array(z.string()).describe('titles of the services that use it'),
});
export type HourSet = z.infer<typeof HourSet>;

/** Start times that can't be booked, all for one reason: from ≤ start < to. It never says what somebody is busy with. */
export const ClosedStretch = z.strictObject({
  from: instant,
  to: instant,
  reason: z.enum(SLOT_REFUSALS),
});
export type ClosedStretch = z.infer<typeof ClosedStretch>;
