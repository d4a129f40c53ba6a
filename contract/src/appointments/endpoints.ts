import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, instant, nothing, url } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import {
  AbsenceChoice,
  Appointment,
  AppointmentAct,
  AppointmentResponse,
  Meeting,
  MeetingPass,
  NewAppointment,
  Objection,
} from './schemas.ts';

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/job/appointments',
  access: 'any',
  summary:
    'My consultations that end after `from` (default now) and begin before `to`, the next first, without those that are off.',
  query: z.strictObject({ from: instant.optional(), to: instant.optional() }),
  reply: z.array(Appointment),
});
export const checkIn = endpoint({
  method: 'POST',
  path: '/api/job/appointment/checkin/:id',
  access: SIDE_ROLES,
  summary: 'Says that I am here; from 10 minutes before the start.',
  params: byId,
  body: nothing,
  reply: Appointment,
  refusals: ['not_found', 'too_early', 'ended'],
});
export const getMeeting = endpoint({
  method: 'GET',
  path: '/api/job/meeting/:id',
  access: SIDE_ROLES,
  summary: 'The meeting of an appointment: its state, and when its room opens and closes.',
  params: byId,
  reply: Meeting,
  refusals: ['not_found'],
});
export const startMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/start/:id',
  access: SIDE_ROLES,
  summary: 'Starts the meeting once both have checked in; starting a live one again changes nothing.',
  params: byId,
  body: nothing,
  reply: Meeting,
  refusals: ['not_found', 'too_early', 'not_checked_in', 'ended'],
});
export const endMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/end/:id',
  access: SIDE_ROLES,
  summary: 'Ends the meeting.',
  params: byId,
  body: nothing,
  reply: Meeting,
  refusals: ['not_found', 'too_early', 'not_checked_in', 'ended'],
});
export const authMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/auth/:id',
  access: SIDE_ROLES,
  summary:
    'The way into the room while it is open: its name, a pass for what carries the media, and the servers that help the two find each other.',
  params: byId,
  body: nothing,
  repeat: 'afresh',
  reply: MeetingPass,
  refusals: ['not_found', 'too_early', 'ended'],
});

const times = ['time_in_past', 'time_off_grid', 'slot_taken', 'slot_outside_hours', 'slot_too_soon'] as const;

export const planAppointment = endpoint({
  method: 'POST',
  path: '/api/job/appointments',
  access: SIDE_ROLES,
  summary: 'Asks for a further consultation in a paid job; it is booked once the other side accepts.',
  body: NewAppointment,
  reply: Appointment,
  status: 201,
  refusals: ['not_found', 'not_paid', 'invalid_transition', ...times],
});
export const respondToAppointment = endpoint({
  method: 'POST',
  path: '/api/job/appointments/reschedule',
  access: SIDE_ROLES,
  summary: 'Asks for another time, or answers; an agreed time stands until a new one is.',
  body: AppointmentResponse,
  reply: Appointment,
  refusals: ['not_found', 'invalid_transition', 'too_many_moves', ...times],
});
export const actOnAppointment = endpoint({
  method: 'POST',
  path: '/api/job/appointments/admin/:id',
  access: ['ADMIN'],
  summary: 'Does what one of the sides could do, in their place; both are told.',
  params: byId,
  body: AppointmentAct,
  reply: Appointment,
  refusals: ['not_found', 'invalid_transition', 'too_many_moves', 'not_paid', ...times],
});
export const objectToAttendance = endpoint({
  method: 'POST',
  path: '/api/job/appointment/object/:id',
  access: SIDE_ROLES,
  summary: 'Says that who came was decided wrongly, within 48 hours; the job is disputed, and nothing moves.',
  params: byId,
  body: Objection,
  reply: Appointment,
  refusals: ['not_found', 'invalid_transition', 'not_paid'],
});
export const settleAbsence = endpoint({
  method: 'POST',
  path: '/api/job/appointment/absent/:id',
  access: SIDE_ROLES,
  summary:
    'After a missed consultation: a full refund (the client, of a job’s first one, 48 hours later) or a free new time.',
  params: byId,
  body: AbsenceChoice,
  reply: Appointment,
  refusals: ['not_found', 'invalid_transition', ...times],
});
export const appointmentCalendar = endpoint({
  method: 'GET',
  path: '/api/job/appointments/:id/calendar.ics',
  access: 'any',
  summary: 'One of my agreed consultations, for a calendar.',
  params: byId,
  reply: z.any().describe('text/calendar, without the envelope'),
  refusals: ['not_found'],
});
export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:secret.ics',
  access: 'public',
  summary:
    'Somebody’s agreed consultations, for a calendar that reads them again by itself; the address is the key.',
  params: z.strictObject({
    secret: z.string().regex(/^[\da-f]{64}$/, { error: 'This is not the address of a calendar.' }),
  }),
  reply: z.any().describe('text/calendar, without the envelope'),
  refusals: ['not_found', 'too_many_requests'],
});
export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'any',
  summary: 'The address of my calendar feed.',
  reply: url,
});
export const renewCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar',
  access: 'any',
  summary: 'A new address for my calendar feed; the one before ends at once.',
  body: nothing,
  repeat: 'afresh',
  reply: url,
});
