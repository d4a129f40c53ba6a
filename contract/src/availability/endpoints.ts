import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, instant, timeZone } from '../fields.ts';
import { MAX_MINUTES, MINUTES_STEP, MIN_MINUTES } from '../limits.ts';
import { Availability, DateOverride, Rule } from './schemas.ts';

export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/availability/professional',
  access: 'public',
  summary: 'Weekly hours: one’s own, or those of ?userId.',
  query: z.strictObject({ userId: id.optional() }),
  reply: Availability,
  refusals: ['unauthenticated', 'forbidden', 'not_found'],
});
export const setAvailability = endpoint({
  method: 'POST',
  path: '/api/availability/professional',
  access: ['PROFESSIONAL'],
  summary: 'Replaces my weekly hours.',
  body: Availability,
  reply: Availability,
});
export const addRule = endpoint({
  method: 'POST',
  path: '/api/availability/add',
  access: ['PROFESSIONAL'],
  summary: 'Adds one weekly rule to my hours.',
  body: Rule,
  reply: z.array(Rule),
});
export const listDates = endpoint({
  method: 'GET',
  path: '/api/availability/date',
  access: ['PROFESSIONAL'],
  summary: 'My dates with other hours, from today on.',
  reply: z.array(DateOverride),
});
export const setDate = endpoint({
  method: 'POST',
  path: '/api/availability/date',
  access: ['PROFESSIONAL'],
  summary: 'Other hours on one date; none = closed.',
  body: DateOverride,
  reply: z.array(DateOverride),
});
export const removeDate = endpoint({
  method: 'DELETE',
  path: '/api/availability/date',
  access: ['PROFESSIONAL'],
  summary: 'Takes a date’s other hours back.',
  query: z.strictObject({ date }),
  reply: z.array(DateOverride),
  refusals: ['not_found'],
});
export const isAvailable = endpoint({
  method: 'GET',
  path: '/api/availability/available',
  access: 'public',
  summary: 'Whether a professional could talk right now, by the server’s clock.',
  query: z.strictObject({
    userId: id,
    localDate: z.union([date, z.iso.datetime({ local: true, offset: true })], {
      error: 'Give a date or date-time.',
    }),
  }),
  reply: z.strictObject({ isAvailableNow: z.boolean() }),
  refusals: ['not_found'],
});
export const listSlots = endpoint({
  method: 'GET',
  path: '/api/availability/slots',
  access: 'public',
  summary: 'The times that can be booked: from ≤ start < to.',
  query: z.strictObject({
    userId: id,
    from: instant,
    to: instant,
    minutes: z.coerce.number().int().min(MIN_MINUTES).max(MAX_MINUTES).multipleOf(MINUTES_STEP),
    timeZone: timeZone.optional(),
  }),
  reply: z.strictObject({ slots: z.array(instant) }),
  refusals: ['not_found'],
});
