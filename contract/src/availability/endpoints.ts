import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, instant, nothing, timeZone } from '../fields.ts';
import { MAX_MINUTES, MINUTES_STEP, MIN_MINUTES } from '../limits.ts';
import { COUNTRIES } from '../users/countries.ts';
import {
  BusyCalendar,
  CalendarAccount,
  FoundCalendars,
  NewBusyCalendar,
  NewCalendarPassword,
  OwnBusyTime,
  PickedCalendars,
} from './busy-calendars.ts';
import {
  Availability,
  ChangedHourSet,
  ClosedDates,
  ClosedStretch,
  DateOverride,
  Holiday,
  HourSet,
  NewAvailability,
  NewDate,
  NewHourSet,
  OWN_TIME_WARNINGS,
  Rule,
} from './schemas.ts';

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/availability/professional',
  access: 'public',
  mayBeKept: true,
  summary: 'Weekly hours: your own, or those of `userId`.',
  query: z.strictObject({ userId: id.optional() }),
  reply: Availability,
  refusals: ['unauthenticated', 'forbidden', 'not_found'],
});
export const setAvailability = endpoint({
  method: 'POST',
  path: '/api/availability/professional',
  access: ['PROFESSIONAL'],
  summary: 'Replaces your weekly hours. Working rules that are left out stay as they are.',
  body: NewAvailability,
  reply: Availability,
  refusals: ['hours_changed'],
});
export const addRule = endpoint({
  method: 'POST',
  path: '/api/availability/add',
  access: ['PROFESSIONAL'],
  summary: 'Adds a weekly rule to your hours.',
  body: Rule,
  reply: z.array(Rule),
});
export const listDates = endpoint({
  method: 'GET',
  path: '/api/availability/date',
  access: ['PROFESSIONAL'],
  summary: 'Your special dates from today on.',
  reply: z.array(DateOverride),
});
export const setDate = endpoint({
  method: 'POST',
  path: '/api/availability/date',
  access: ['PROFESSIONAL'],
  summary: 'Sets the hours of a special date; without slots it is closed.',
  body: NewDate,
  reply: z.array(DateOverride),
  refusals: ['hours_changed'],
});
export const removeDate = endpoint({
  method: 'DELETE',
  path: '/api/availability/date',
  access: ['PROFESSIONAL'],
  summary: 'Removes a special date, so that the weekly hours apply again.',
  query: z.strictObject({ date }),
  reply: z.array(DateOverride),
  refusals: ['not_found'],
});
export const listHolidays = endpoint({
  method: 'GET',
  path: '/api/availability/holidays',
  access: ['PROFESSIONAL'],
  summary: 'A country’s national public holidays of the next twelve months: suggestions for special dates.',
  query: z.strictObject({ country: z.enum(COUNTRIES) }),
  reply: z.array(Holiday),
});
export const closeDates = endpoint({
  method: 'PUT',
  path: '/api/availability/holidays',
  access: ['PROFESSIONAL'],
  summary:
    'Closes several dates, or gives them their usual hours again; dates with special hours keep those.',
  body: ClosedDates,
  reply: z.array(DateOverride),
  refusals: ['hours_changed'],
});
export const isAvailable = endpoint({
  method: 'GET',
  path: '/api/availability/available',
  access: 'public',
  mayBeKept: true,
  summary:
    'Whether a professional is available right now, by the server’s clock: for the service, or else their shortest one.',
  query: z.strictObject({
    userId: id,
    serviceId: id.optional().describe('of the professional: in its hours'),
    localDate: z.union([date, z.iso.datetime({ local: true, offset: true })], {
      error: /*i18n*/ 'Enter a date, or a date and time.',
    }),
  }),
  reply: z.strictObject({ isAvailableNow: z.boolean() }),
  refusals: ['not_found'],
});
export const listSlots = endpoint({
  method: 'GET',
  path: '/api/availability/slots',
  access: 'public',
  mayBeKept: true,
  summary: 'The times that can be booked, with from ≤ start < to.',
  query: z.strictObject({
    userId: id,
    from: instant,
    to: instant,
    minutes: z.coerce.number().int().min(MIN_MINUTES).max(MAX_MINUTES).multipleOf(MINUTES_STEP),
    timeZone: timeZone.optional(),
    serviceId: id.optional().describe('of the professional: for its consultations, in its hours'),
    heldUntil: instant
      .optional()
      .describe(
        'of a consultation with a price: until when its payment can be held, 90 days from now, or from when it was paid; nothing later is offered',
      ),
    moving: id
      .optional()
      .describe('an agreed consultation of yours that is to be moved: it takes no time itself'),
    reasons: z
      .stringbool()
      .optional()
      .describe('also say why the other times can’t be booked; for at most 42 days'),
  }),
  reply: z.strictObject({
    slots: z.array(instant),
    closed: z.array(ClosedStretch).optional(),
  }),
  refusals: ['not_found'],
});

const byId = z.strictObject({ id });
export const listHourSets = endpoint({
  method: 'GET',
  path: '/api/availability/sets',
  access: ['PROFESSIONAL'],
  summary: 'Your sets of hours besides the usual ones, the oldest first.',
  reply: z.array(HourSet),
});
export const addHourSet = endpoint({
  method: 'POST',
  path: '/api/availability/sets',
  access: ['PROFESSIONAL'],
  summary: 'Adds a set of hours, for services to use instead of the usual ones.',
  body: NewHourSet,
  reply: HourSet,
  status: 201,
});
export const changeHourSet = endpoint({
  method: 'PUT',
  path: '/api/availability/sets/:id',
  access: ['PROFESSIONAL'],
  summary: 'Renames a set of hours and replaces its weekly rules.',
  params: byId,
  body: ChangedHourSet,
  reply: HourSet,
  refusals: ['not_found', 'hours_changed'],
});
export const removeHourSet = endpoint({
  method: 'DELETE',
  path: '/api/availability/sets/:id',
  access: ['PROFESSIONAL'],
  summary: 'Removes a set of hours; its services use the usual hours again.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const listBusyCalendars = endpoint({
  method: 'GET',
  path: '/api/availability/calendar',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'The calendars you connected, the oldest first.',
  reply: z.array(BusyCalendar),
});
export const listOwnBusyTimes = endpoint({
  method: 'GET',
  path: '/api/availability/busy',
  access: ['CLIENT'],
  summary: 'When you are busy: your consultations, and the calendars you connected. For at most 32 days.',
  query: z.strictObject({
    from: instant,
    to: instant,
    moving: id.optional().describe('the agreed consultation that is to be moved: left out'),
  }),
  reply: z.array(OwnBusyTime),
});
export const warnOfTime = endpoint({
  method: 'GET',
  path: '/api/availability/warnings',
  access: ['PROFESSIONAL'],
  summary: 'Which of your own limits and closed days a time goes beyond. You may offer it all the same.',
  query: z.strictObject({
    startsAt: instant,
    minutes: z.coerce.number().int().min(MIN_MINUTES).max(MAX_MINUTES).multipleOf(MINUTES_STEP),
    moving: id.optional().describe('the agreed consultation that is to be moved'),
  }),
  reply: z.strictObject({ warnings: z.array(z.enum(OWN_TIME_WARNINGS)) }),
  refusals: ['not_found'],
});
export const connectBusyCalendar = endpoint({
  method: 'POST',
  path: '/api/availability/calendar',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Connects a calendar by its secret address (iCalendar over https); it is read right after.',
  body: NewBusyCalendar,
  reply: BusyCalendar,
  status: 201,
  refusals: ['too_many_calendars'],
});
export const findBusyCalendars = endpoint({
  method: 'POST',
  path: '/api/availability/calendar/find',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'The calendars of an account (CalDAV), asked of its server; nothing is kept. 20 times an hour.',
  body: CalendarAccount,
  reply: FoundCalendars,
  repeat: 'afresh',
  refusals: ['too_many_requests'],
});
export const pickBusyCalendars = endpoint({
  method: 'POST',
  path: '/api/availability/calendar/account',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Connects calendars of an account (CalDAV); they are read right after.',
  body: PickedCalendars,
  reply: z.array(BusyCalendar),
  status: 201,
  refusals: ['too_many_calendars'],
});
export const switchBusyCalendar = endpoint({
  method: 'PUT',
  path: '/api/availability/calendar/:id',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Says whether events that leave you free count as busy; the calendar is read again.',
  params: byId,
  body: z.strictObject({ countFree: z.boolean() }),
  reply: BusyCalendar,
  refusals: ['not_found'],
});
export const changeCalendarPassword = endpoint({
  method: 'PUT',
  path: '/api/availability/calendar/:id/password',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary:
    'A new password of a calendar’s account (CalDAV), for all calendars of that account; they are read right after. 20 times an hour.',
  params: byId,
  body: NewCalendarPassword,
  reply: z.array(BusyCalendar),
  repeat: 'afresh',
  refusals: ['not_found', 'too_many_requests'],
});
export const refreshBusyCalendar = endpoint({
  method: 'POST',
  path: '/api/availability/calendar/:id/refresh',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Reads a calendar again now.',
  params: byId,
  reply: BusyCalendar,
  refusals: ['not_found'],
});
export const removeBusyCalendar = endpoint({
  method: 'DELETE',
  path: '/api/availability/calendar/:id',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Disconnects a calendar; its busy times are deleted.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
