import * as contract from '@parley/contract/availability/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { addRule } from './add-rule.ts';
import { warnOfTime } from './bookings/warn-of-time.ts';
import { connectAccount, findCalendars } from './calendars/account-calendars.ts';
import { changeCalendarPassword } from './calendars/change-password.ts';
import {
  connectCalendar,
  listCalendars,
  refreshCalendar,
  removeCalendar,
  switchCalendar,
} from './calendars/own-calendars.ts';
import { listOwnBusyTimes } from './calendars/own-busy-times.ts';
import { getAvailability } from './get-availability.ts';
import { closeDates } from './holidays/close-dates.ts';
import { listHolidays } from './holidays/list-holidays.ts';
import { isAvailable } from './is-available.ts';
import { listDates } from './list-dates.ts';
import { listSlots } from './slots/list-slots.ts';
import { removeDate } from './remove-date.ts';
import { addSet, changeSet, listSets, removeSet } from './sets/own-sets.ts';
import { setAvailability } from './set-availability.ts';
import { setDate } from './set-date.ts';

export const routes = [
  route(contract.getAvailability, (platform, { actor, query }) =>
    getAvailability(platform, actor, query.userId),
  ),
  route(contract.setAvailability, (platform, { actor, body }) => setAvailability(platform, actor, body)),
  route(contract.addRule, (platform, { actor, body }) => addRule(platform, actor, body)),
  route(contract.listDates, (platform, { actor }) => listDates(platform, platform.db, actor.id)),
  route(contract.setDate, (platform, { actor, body }) => setDate(platform, actor, body)),
  route(contract.listHourSets, (platform, { actor }) => listSets(platform.db, actor.id)),
  route(contract.addHourSet, (platform, { actor, body }) => addSet(platform, actor, body)),
  route(contract.changeHourSet, (platform, { actor, params, body }) =>
    changeSet(platform, actor, { ...params, ...body }),
  ),
  route(contract.removeHourSet, (platform, { actor, params }) => removeSet(platform, actor, params.id)),
  route(contract.listHolidays, (platform, { actor, query }) => listHolidays(platform, actor, query.country)),
  route(contract.closeDates, (platform, { actor, body }) => closeDates(platform, actor, body)),
  route(contract.removeDate, (platform, { actor, query }) => removeDate(platform, actor, query.date)),
  route(contract.isAvailable, (platform, { query }) => isAvailable(platform, query)),
  route(contract.listSlots, (platform, { actor, query }) => listSlots(platform, actor, query)),
  route(contract.warnOfTime, (platform, { actor, query }) => warnOfTime(platform, actor, query)),
  route(contract.listOwnBusyTimes, (platform, { actor, query }) => listOwnBusyTimes(platform, actor, query)),
  route(contract.listBusyCalendars, (platform, { actor }) => listCalendars(platform, actor)),
  route(contract.connectBusyCalendar, (platform, { actor, body }) => connectCalendar(platform, actor, body)),
  route(contract.findBusyCalendars, (platform, { actor, body }) => findCalendars(platform, actor, body)),
  route(contract.pickBusyCalendars, (platform, { actor, body }) => connectAccount(platform, actor, body)),
  route(contract.switchBusyCalendar, (platform, { actor, params, body }) =>
    switchCalendar(platform, actor, { ...params, ...body }),
  ),
  route(contract.changeCalendarPassword, (platform, { actor, params, body }) =>
    changeCalendarPassword(platform, actor, { ...params, ...body }),
  ),
  route(contract.refreshBusyCalendar, (platform, { actor, params }) =>
    refreshCalendar(platform, actor, params.id),
  ),
  route(contract.removeBusyCalendar, (platform, { actor, params }) =>
    removeCalendar(platform, actor, params.id),
  ),
];
