import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, instant, nothing } from '../fields.ts';
import { Appointment, Meeting, MeetingPass } from './schemas.ts';

const parties = ['CLIENT', 'PROFESSIONAL'] as const;

export const listAppointments = endpoint({
  method: 'GET',
  path: '/api/job/appointments',
  access: 'any',
  summary:
    'My consultations that end after `from` (default now) and begin before `to`, the next first, without the cancelled.',
  query: z.strictObject({ from: instant.optional(), to: instant.optional() }),
  reply: z.array(Appointment),
});
export const checkIn = endpoint({
  method: 'POST',
  path: '/api/job/appointment/checkin/:id',
  access: parties,
  summary: 'Says that I am here; from 10 minutes before the start.',
  params: byId,
  body: nothing,
  reply: Appointment,
  refusals: ['not_found', 'too_early', 'ended'],
});
export const getMeeting = endpoint({
  method: 'GET',
  path: '/api/job/meeting/:id',
  access: parties,
  summary: 'The meeting of an appointment: its state, and when its room opens and closes.',
  params: byId,
  reply: Meeting,
  refusals: ['not_found'],
});
export const startMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/start/:id',
  access: parties,
  summary: 'Starts the meeting once both have checked in; starting a live one again changes nothing.',
  params: byId,
  body: nothing,
  reply: Meeting,
  refusals: ['not_found', 'too_early', 'not_checked_in', 'ended'],
});
export const endMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/end/:id',
  access: parties,
  summary: 'Ends the meeting.',
  params: byId,
  body: nothing,
  reply: Meeting,
  refusals: ['not_found', 'too_early', 'not_checked_in', 'ended'],
});
export const authMeeting = endpoint({
  method: 'POST',
  path: '/api/job/meeting/auth/:id',
  access: parties,
  summary:
    'The way into the room while it is open: its name, a pass for what carries the media, and the servers that help the two find each other.',
  params: byId,
  body: nothing,
  reply: MeetingPass,
  refusals: ['not_found', 'too_early', 'ended'],
});
