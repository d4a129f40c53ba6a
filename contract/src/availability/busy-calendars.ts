import { z } from 'zod';
import { id, instant, singleLine, text } from '../fields.ts';
import { MAX_CALENDAR_ADDRESS, MAX_CALENDAR_NAME } from '../limits.ts';

/** How the identities of our own entries in calendars end. */
export const CONSULTATION_UID = '@consultations.parley';

/** Why a calendar can't be read. */
export const CALENDAR_PROBLEMS = [
  'not_https',
  'not_public',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'access_denied',
  'gone',
  'server_busy',
  'server_error',
  'not_a_calendar',
  'not_understood',
  'too_much',
  'secret_lost',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

export const NewBusyCalendar = z.strictObject({
  name: singleLine(1, MAX_CALENDAR_NAME),
  address: text(1, MAX_CALENDAR_ADDRESS).describe('https: or webcal:; kept encrypted, never shown again'),
});
export type NewBusyCalendar = z.infer<typeof NewBusyCalendar>;

export const BusyCalendar = z.strictObject({
  id,
  name: z.string(),
  host: z.string().describe('of the address; the rest of it is a secret'),
  countFree: z.boolean().describe('events that leave you free count as busy'),
  readAt: instant.nullable().describe('when its busy times were last known to be right; null: not read yet'),
  problem: z
    .enum(CALENDAR_PROBLEMS)
    .nullable()
    .describe('why it can’t be read; its last busy times still count'),
  failingSince: instant.nullable(),
  unreadEvents: z.int().describe('events that could not be understood'),
  checkableFrom: instant
    .nullable()
    .describe(
      'when its owner can have it read again: a moment after the last time, or when its server wants to be asked',
    ),
  busyThisWeek: z.int().describe('busy times in the next seven days'),
});
export type BusyCalendar = z.infer<typeof BusyCalendar>;

/** When somebody is busy themselves, and by what. */
export const OwnBusyTime = z.strictObject({
  from: instant,
  to: instant,
  kind: z.enum(['calendar', 'consultation']),
});
export type OwnBusyTime = z.infer<typeof OwnBusyTime>;
