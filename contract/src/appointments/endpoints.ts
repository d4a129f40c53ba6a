import { z } from 'zod';
import { TIME_REFUSALS } from '../availability/time-refusals.ts';
import { endpoint } from '../endpoint.ts';
import { reason } from '../audit.ts';
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
  NewNotes,
  Notes,
  Objection,
} from './schemas.ts';
import {
  NewSeries,
  NewSeriesOnBehalf,
  Series,
  SeriesPreview,
  SeriesQuestion,
  SeriesQuestionOnBehalf,
  SeriesResponse,
  SeriesResponseOnBehalf,
} from './series/schemas.ts';

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/job/appointments',
  access: 'any',
  summary:
    'Your consultations that end after `from` (default: now) and start before `to`, the next first, without cancelled ones.',
  query: z.strictObject({ from: instant.optional(), to: instant.optional() }),
  reply: z.array(Appointment),
});
export const checkIn = endpoint({
  method: 'POST',
  path: '/api/job/appointment/checkin/:id',
  access: SIDE_ROLES,
  summary: 'Checks in to a consultation, from 10 minutes before its start.',
  params: byId,
  body: nothing,
  reply: Appointment,
  refusals: ['not_found', 'too_early', 'not_paid', 'ended'],
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
  summary: 'Starts the meeting once both sides have checked in; starting it again has no effect.',
  params: byId,
  body: nothing,
  reply: Meeting,
  refusals: ['not_found', 'too_early', 'not_paid', 'not_checked_in', 'ended'],
});
export const endMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/end/:id',
  access: SIDE_ROLES,
  summary:
    'Says that this side is done; the meeting ends for good once both are. Coming back to the room takes it back.',
  params: byId,
  body: nothing,
  reply: Meeting,
  refusals: ['not_found', 'too_early', 'not_paid', 'not_checked_in', 'ended'],
});
export const authMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/auth/:id',
  access: SIDE_ROLES,
  summary:
    'Access to the room while it is open: its name, a signed token for the media server, and the ICE servers.',
  params: byId,
  body: nothing,
  repeat: 'afresh',
  reply: MeetingPass,
  refusals: ['not_found', 'too_early', 'not_paid', 'ended'],
});

export const getNotes = endpoint({
  method: 'GET',
  path: '/api/job/meeting/:id/notes',
  access: SIDE_ROLES,
  summary: 'The notes that both sides write together around a consultation.',
  params: byId,
  reply: Notes,
  refusals: ['not_found'],
});
export const putNotes = endpoint({
  method: 'PUT',
  path: '/api/job/meeting/:id/notes',
  access: SIDE_ROLES,
  summary:
    'Replaces the text of the notes; what differs is changed as if it had been typed, so open editors follow.',
  params: byId,
  body: NewNotes,
  reply: Notes,
  refusals: ['not_found', 'notes_closed', 'blocked'],
});
export const adminNotes = endpoint({
  method: 'GET',
  path: '/api/job/meeting/admin/:id/notes',
  access: ['ADMIN'],
  summary: 'The notes of any consultation; each access is recorded in the audit log.',
  params: byId,
  query: z.strictObject({ reason: reason.optional() }),
  reply: Notes,
  refusals: ['not_found'],
});

export const planAppointment = endpoint({
  method: 'POST',
  path: '/api/job/appointments',
  access: SIDE_ROLES,
  summary: 'Requests another consultation for a paid job; it is booked once the other side accepts.',
  body: NewAppointment,
  reply: Appointment,
  status: 201,
  refusals: ['not_found', 'blocked', 'invalid_transition', 'too_many_today', ...TIME_REFUSALS],
});

const seriesRefusals = [
  'not_found',
  'not_paid',
  'invalid_transition',
  'too_many_series',
  'too_many_suggestions',
  ...TIME_REFUSALS,
] as const;

export const seriesOfJob = endpoint({
  method: 'GET',
  path: '/api/job/:id/series',
  access: 'any',
  summary:
    'The series of consultations that the two sides of your job (for admins: of any job) asked for, the latest first.',
  params: byId,
  reply: z.array(Series),
  refusals: ['not_found'],
});
export const previewSeries = endpoint({
  method: 'GET',
  path: '/api/job/:id/series/preview',
  access: SIDE_ROLES,
  summary: 'The dates that a series would have, and which of them can’t be booked.',
  params: byId,
  query: SeriesQuestion,
  reply: SeriesPreview,
  refusals: ['not_found'],
});
export const askForSeries = endpoint({
  method: 'POST',
  path: '/api/job/:id/series',
  access: SIDE_ROLES,
  summary:
    'Asks for a series of free consultations in paid work; all of them are booked once the other side accepts.',
  params: byId,
  body: NewSeries,
  reply: Series,
  status: 201,
  refusals: seriesRefusals,
});
export const respondToSeries = endpoint({
  method: 'POST',
  path: '/api/job/:id/series/response',
  access: SIDE_ROLES,
  summary:
    'Accepts a series, which books all of its consultations or none, declines it, withdraws one’s own, or calls off one and all later ones.',
  params: byId,
  body: SeriesResponse,
  reply: Series,
  refusals: ['not_found', 'not_paid', 'invalid_transition', 'already_started', ...TIME_REFUSALS],
});
export const previewSeriesOnBehalf = endpoint({
  method: 'GET',
  path: '/api/job/admin/:id/series/preview',
  access: ['ADMIN'],
  summary: 'The dates that a series would have if one side asked for it, and which of them can’t be booked.',
  params: byId,
  query: SeriesQuestionOnBehalf,
  reply: SeriesPreview,
  refusals: ['not_found'],
});
export const askForSeriesOnBehalf = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/series',
  access: ['ADMIN'],
  summary: 'Asks for a series of consultations on behalf of one side; both are notified.',
  params: byId,
  body: NewSeriesOnBehalf,
  reply: Series,
  status: 201,
  refusals: seriesRefusals,
});
export const respondToSeriesOnBehalf = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/series/response',
  access: ['ADMIN'],
  summary: 'Responds to a series of consultations on behalf of one side; both are notified.',
  params: byId,
  body: SeriesResponseOnBehalf,
  reply: Series,
  refusals: ['not_found', 'not_paid', 'invalid_transition', 'already_started', ...TIME_REFUSALS],
});

const moveRefusals = [
  'not_found',
  'blocked',
  'invalid_transition',
  'already_started',
  'too_many_moves',
  ...TIME_REFUSALS,
] as const;

export const respondToAppointment = endpoint({
  method: 'POST',
  path: '/api/job/appointments/reschedule',
  access: SIDE_ROLES,
  summary:
    'Requests another time, responds to a request, or calls off an agreed consultation before its start, with a reason; an agreed time stays booked until a new one is accepted.',
  body: AppointmentResponse,
  reply: Appointment,
  refusals: moveRefusals,
});
export const actOnAppointment = endpoint({
  method: 'POST',
  path: '/api/job/appointments/admin/:id',
  access: ['ADMIN'],
  summary: 'Acts on behalf of one side; both are notified.',
  params: byId,
  body: AppointmentAct,
  reply: Appointment,
  refusals: [...moveRefusals, 'password_required', 'wrong_password'],
});
export const objectToAttendance = endpoint({
  method: 'POST',
  path: '/api/job/appointment/object/:id',
  access: SIDE_ROLES,
  summary:
    'Objects to the recorded attendance, within 48 hours. Its money, or the job’s, stays held until a decision; where none hangs on it, it counts for nobody.',
  params: byId,
  body: Objection,
  reply: Appointment,
  refusals: ['not_found', 'invalid_transition', 'too_many_objections'],
});
export const settleAbsence = endpoint({
  method: 'POST',
  path: '/api/job/appointment/absent/:id',
  access: SIDE_ROLES,
  summary:
    'After a missed consultation: a full refund (client only, for a job’s first consultation, 48 hours later) or a new time at no cost.',
  params: byId,
  body: AbsenceChoice,
  reply: Appointment,
  refusals: ['not_found', 'blocked', 'invalid_transition', ...TIME_REFUSALS],
});
export const appointmentCalendar = endpoint({
  method: 'GET',
  path: '/api/job/appointments/:id/calendar.ics',
  access: 'any',
  summary: 'One of your booked consultations as a calendar file.',
  params: byId,
  reply: z.any().describe('text/calendar, without the envelope'),
  refusals: ['not_found'],
});
export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:secret.ics',
  access: 'public',
  summary: 'A calendar feed of someone’s booked consultations; the secret address is the only key.',
  params: z.strictObject({
    secret: z.string().regex(/^[\da-f]{64}$/, { error: /*i18n*/ 'This isn’t a calendar address.' }),
  }),
  reply: z.any().describe('text/calendar, without the envelope'),
  refusals: ['not_found', 'too_many_requests'],
});
export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'any',
  summary: 'The address of your calendar feed.',
  reply: url,
});
export const renewCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar',
  access: 'any',
  summary: 'Replaces the address of your calendar feed; the old one stops working immediately.',
  body: nothing,
  repeat: 'afresh',
  reply: url,
});
