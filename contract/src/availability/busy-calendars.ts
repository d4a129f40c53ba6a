import { z } from 'zod';
import { id, instant, singleLine, text } from '../fields.ts';
import { withCount } from '../numbers.ts';
import {
  MAX_BUSY_CALENDARS,
  MAX_CALENDAR_ADDRESS,
  MAX_CALENDAR_NAME,
  MAX_CALENDAR_PASSWORD,
  MAX_CALENDAR_USER,
} from '../limits.ts';

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
  'wrong_password',
  'no_calendars',
  'gone',
  'server_busy',
  'server_error',
  'not_a_calendar',
  'not_understood',
  'too_much',
  'secret_lost',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** Connected by a secret address, or with an account. */
const CALENDAR_KINDS = ['ICS', 'CALDAV'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const NewBusyCalendar = z.strictObject({
  name: singleLine(1, MAX_CALENDAR_NAME, /*i18n*/ 'Enter a name.'),
  address: text(1, MAX_CALENDAR_ADDRESS, /*i18n*/ 'Enter the calendar’s link.').describe(
    'https: or webcal:; kept encrypted, never shown again',
  ),
});
export type NewBusyCalendar = z.infer<typeof NewBusyCalendar>;

const address = text(1, MAX_CALENDAR_ADDRESS, /*i18n*/ 'Enter the server’s address.');
const user = text(1, MAX_CALENDAR_USER, /*i18n*/ 'Enter your user name.');
/** Taken as it is typed, spaces too. */
const password = z
  .string({ error: /*i18n*/ 'Enter a password.' })
  .min(1, { error: /*i18n*/ 'Enter a password.' })
  .max(MAX_CALENDAR_PASSWORD, {
    error: withCount(/*i18n*/ 'At most {count} characters.', MAX_CALENDAR_PASSWORD),
  });

/** An account of a calendar server (CalDAV, RFC 4791), to see which calendars it has; nothing of it is kept. */
export const CalendarAccount = z.strictObject({ address, user, password });
export type CalendarAccount = z.infer<typeof CalendarAccount>;

export const NewCalendarPassword = z.strictObject({ password });

const FoundCalendar = z.strictObject({ address: z.string(), name: z.string() });
export const FoundCalendars = z.strictObject({
  problem: z.enum(CALENDAR_PROBLEMS).nullable().describe('why none were found'),
  calendars: z.array(FoundCalendar),
});
export type FoundCalendars = z.infer<typeof FoundCalendars>;

/** The ones that count; user name and password are kept encrypted, never shown again. */
export const PickedCalendars = z.strictObject({
  user,
  password,
  calendars: z
    .array(z.strictObject({ address, name: singleLine(1, MAX_CALENDAR_NAME) }))
    .min(1, { error: /*i18n*/ 'Choose at least one calendar.' })
    .max(MAX_BUSY_CALENDARS, { error: withCount(/*i18n*/ 'Choose at most {count}.', MAX_BUSY_CALENDARS) }),
});
export type PickedCalendars = z.infer<typeof PickedCalendars>;

export const BusyCalendar = z.strictObject({
  id,
  kind: z.enum(CALENDAR_KINDS).describe('connected by a secret address, or with an account'),
  name: z.string(),
  host: z.string().describe('of the address; the rest of it is a secret'),
  countFree: z.boolean().describe('events that leave you free count as busy'),
  readAt: instant.nullable().describe('when its busy times were last known to be right; null: not read yet'),
  problem: z
    .enum(CALENDAR_PROBLEMS)
    .nullable()
    .describe('why it can’t be read; its last busy times still count'),
  failingSince: instant.nullable(),
  isStopped: z
    .boolean()
    .describe('no longer tried by itself, because its server keeps refusing the password'),
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
