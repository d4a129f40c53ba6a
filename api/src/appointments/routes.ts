import * as endpoints from '@parley/contract/appointments/endpoints.ts';
import { route } from '../platform/serve.ts';
import { listAppointments } from './list-appointments.ts';
import { checkIn, endMeeting, getMeeting, startMeeting } from './meet.ts';
import { authMeeting } from './meeting-auth.ts';

export const routes = [
  route(endpoints.listAppointments, (platform, { actor, query }) => listAppointments(platform, actor, query)),
  route(endpoints.checkIn, (platform, { actor, params }) => checkIn(platform, actor, params.id)),
  route(endpoints.getMeeting, (platform, { actor, params }) => getMeeting(platform, actor, params.id)),
  route(endpoints.startMeeting, (platform, { actor, params }) => startMeeting(platform, actor, params.id)),
  route(endpoints.endMeeting, (platform, { actor, params }) => endMeeting(platform, actor, params.id)),
  route(endpoints.authMeeting, (platform, { actor, params }) => authMeeting(platform, actor, params.id)),
];
