import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CalendarKind, CalendarProblem } from '@parley/contract/availability/busy-calendars.ts';

/** What is wrong with a calendar, and what its owner can do. */
const PROBLEMS: Record<CalendarProblem, MessageDescriptor> = {
  not_https: msg`Its address leads to one that isn’t secure. Connect it again with an https address.`,
  not_public: msg`Its address isn’t on the public internet.`,
  unreachable: msg`Its server can’t be reached. Check the address, or wait until the server is back.`,
  too_slow: msg`Its server takes too long to answer.`,
  too_large: msg`The calendar is larger than 5 MB. Connect a smaller one.`,
  too_many_redirects: msg`Its address keeps leading to other addresses. Copy the link again from your calendar.`,
  access_denied: msg`Its server doesn’t let us in. Copy the secret link again from your calendar.`,
  wrong_password: msg`Its server doesn’t accept the user name and password. Create a new app password and enter it here.`,
  no_calendars: msg`There are no calendars at this address. Check it in the settings of your calendar.`,
  gone: msg`There’s no calendar at this address anymore. Copy the link again from your calendar.`,
  server_busy: msg`Its server asked us to come back later.`,
  server_error: msg`Its server reports an error.`,
  not_a_calendar: msg`This link doesn’t lead to a calendar file. Look for a link that ends in .ics.`,
  not_understood: msg`None of its events can be understood.`,
  too_much: msg`The calendar has too many events to read. Connect a smaller one.`,
  secret_lost: msg`Its address is no longer readable. Disconnect the calendar and connect it again.`,
};

/** Of an account there is no link to copy again. */
const IN_ACCOUNT: Partial<Record<CalendarProblem, MessageDescriptor>> = {
  access_denied: msg`Its server doesn’t let us in. Create a new app password and enter it here.`,
  too_many_redirects: msg`Its address keeps leading to other addresses. Check it in the settings of your calendar.`,
  gone: msg`This calendar is no longer in your account. Disconnect it.`,
};

export const problemText = (problem: CalendarProblem, kind: CalendarKind): MessageDescriptor =>
  (kind === 'CALDAV' ? IN_ACCOUNT[problem] : undefined) ?? PROBLEMS[problem];
