import * as endpoints from '@parley/contract/appointments/endpoints.ts';
import { freshenBusyTimes } from '../availability/calendars/read-due-calendars.ts';
import { onceConfirmed } from '../auth/passwords/confirm-owner.ts';
import { route } from '../platform/http/serve.ts';
import { objectToAttendance, settleAbsence } from './attendance/absence.ts';
import { actOnBehalf } from './act-on-behalf.ts';
import { downloadConsultation, getFeed, readFeed, renewFeed } from './calendar/feed.ts';
import { listAppointments } from './list-appointments.ts';
import { askForSeriesOnBehalf, respondToSeriesOnBehalf } from './series/act-on-behalf.ts';
import { askForSeries } from './series/ask-for-series.ts';
import { listSeries } from './series/list-series.ts';
import { previewSeries, previewSeriesOnBehalf } from './series/preview-series.ts';
import { respondToSeries } from './series/respond-to-series.ts';
import { viewMeeting } from './view-meeting.ts';
import { checkIn, endMeeting, startMeeting } from './meeting/meet.ts';
import { authMeeting } from './meeting/meeting-auth.ts';
import { readNotes, readNotesAsAdmin } from './notes/read-notes.ts';
import { replaceNotes } from './notes/write-notes.ts';
import { planAppointment } from './plan.ts';
import { respond } from './respond.ts';

export const routes = [
  route(endpoints.listAppointments, (platform, { actor, query }) => listAppointments(platform, actor, query)),
  route(endpoints.checkIn, (platform, { actor, params }) => checkIn(platform, actor, params.id)),
  route(endpoints.getMeeting, (platform, { actor, params }) => viewMeeting(platform, actor, params.id)),
  route(endpoints.startMeeting, (platform, { actor, params }) => startMeeting(platform, actor, params.id)),
  route(endpoints.endMeeting, (platform, { actor, params }) => endMeeting(platform, actor, params.id)),
  route(endpoints.authMeeting, (platform, { actor, params }) => authMeeting(platform, actor, params.id)),
  route(endpoints.getNotes, (platform, { actor, params }) => readNotes(platform, actor, params.id)),
  route(endpoints.putNotes, (platform, { actor, params, body }) =>
    replaceNotes(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.adminNotes, (platform, { actor, params, query }) =>
    readNotesAsAdmin(platform, actor, { ...params, ...query }),
  ),
  route(endpoints.planAppointment, (platform, { actor, body }) => planAppointment(platform, actor, body)),
  route(endpoints.seriesOfJob, (platform, { actor, params }) => listSeries(platform, actor, params.id)),
  route(endpoints.previewSeries, (platform, { actor, params, query }) =>
    previewSeries(platform, actor, { ...params, ...query }),
  ),
  route(endpoints.askForSeries, (platform, { actor, params, body }) =>
    askForSeries(platform, actor, { ...params, ...body }),
  ),
  route(
    endpoints.respondToSeries,
    (platform, { actor, params, body }) => respondToSeries(platform, actor, { ...params, ...body }),
    {
      before: async (platform, { actor, body: { action, seriesId } }) =>
        action === 'accept' ? freshenBusyTimes(platform, actor, { series: seriesId }) : undefined,
    },
  ),
  route(endpoints.previewSeriesOnBehalf, (platform, { actor, params, query }) =>
    previewSeriesOnBehalf(platform, actor, { ...params, ...query }),
  ),
  route(endpoints.askForSeriesOnBehalf, (platform, { actor, params, body }) =>
    askForSeriesOnBehalf(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.respondToSeriesOnBehalf, (platform, { actor, params, body }) =>
    respondToSeriesOnBehalf(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.respondToAppointment, (platform, { actor, body }) => respond(platform, actor, body), {
    before: async (platform, { actor, body: { action, id } }) =>
      action === 'accept' ? freshenBusyTimes(platform, actor, { appointment: id }) : undefined,
  }),
  route(
    endpoints.actOnAppointment,
    (platform, { actor, params, body: { password, ...act }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        actOnBehalf(inside, actor, { ...act, id: params.id }),
      ),
    {
      transaction: 'own',
      before: async (platform, { actor, params: { id }, body: { action } }) =>
        action === 'accept' ? freshenBusyTimes(platform, actor, { appointment: id }) : undefined,
    },
  ),
  route(endpoints.objectToAttendance, (platform, { actor, params, body }) =>
    objectToAttendance(platform, actor, params.id, body.reason),
  ),
  route(endpoints.settleAbsence, (platform, { actor, params, body }) =>
    settleAbsence(platform, actor, { ...body, id: params.id }),
  ),
  route(endpoints.appointmentCalendar, (platform, { actor, params }) =>
    downloadConsultation(platform, actor, params.id),
  ),
  route(endpoints.calendarFeed, (platform, { params, http }) => readFeed(platform, params.secret, http)),
  route(endpoints.getCalendar, (platform, { actor }) => getFeed(platform, actor)),
  route(endpoints.renewCalendar, (platform, { actor }) => renewFeed(platform, actor)),
];
