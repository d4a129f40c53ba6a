import type { BusyCalendar } from '@parley/contract/availability/busy-calendars.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { show } from '../../../test/render.tsx';
import BusyCalendars from './BusyCalendars.tsx';

const AN_HOUR_AGO = '2026-11-23T11:00:00.000Z';
const work: BusyCalendar = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'ICS',
  name: 'Work',
  host: 'calendar.example.com',
  countFree: false,
  readAt: '2026-11-23T11:57:00.000Z',
  problem: null,
  failingSince: null,
  isStopped: false,
  unreadEvents: 0,
  checkableFrom: null,
  busyThisWeek: 4,
};

test('a calendar says when it was read and how often its owner is busy', async () => {
  stubApi({ 'GET /api/availability/calendar': () => [work] });
  await show(<BusyCalendars reader="PROFESSIONAL" />);
  expect(await screen.findByText('Read 3 minutes ago · 4 busy times in the next 7 days')).toBeTruthy();
});

test('one that fails says since when and why, and that its busy times still count', async () => {
  const failing = { ...work, problem: 'gone' as const, failingSince: AN_HOUR_AGO, unreadEvents: 2 };
  stubApi({ 'GET /api/availability/calendar': () => [failing] });
  await show(<BusyCalendars reader="PROFESSIONAL" />);
  expect(await screen.findByText(/^Failing since/)).toBeTruthy();
  expect(screen.getByText(/no calendar at this address anymore/)).toBeTruthy();
  expect(screen.getByText(/still count/)).toBeTruthy();
  expect(screen.getByText('2 events couldn’t be understood and don’t count.')).toBeTruthy();
});

test('one that was never read has no busy times that could still count', async () => {
  const wrong = { ...work, readAt: null, problem: 'not_a_calendar' as const, failingSince: AN_HOUR_AGO };
  stubApi({ 'GET /api/availability/calendar': () => [wrong] });
  await show(<BusyCalendars reader="PROFESSIONAL" />);
  expect(await screen.findByText(/doesn’t lead to a calendar file/)).toBeTruthy();
  expect(screen.queryByText(/still count/)).toBeNull();
  expect(screen.getByText(/It doesn’t count yet/)).toBeTruthy();
});

test('a new one is followed until it has been read', async () => {
  let reads = 0;
  const fresh = { ...work, name: 'Private', readAt: null, busyThisWeek: 0 };
  const requests = stubApi({
    'GET /api/availability/calendar': () => {
      reads += 1;
      return reads === 1 ? [] : reads === 2 ? [fresh] : [{ ...fresh, readAt: AN_HOUR_AGO, busyThisWeek: 1 }];
    },
    'POST /api/availability/calendar': () => fresh,
  });
  const { user } = await show(<BusyCalendars reader="PROFESSIONAL" />);
  await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Private');
  await user.type(
    screen.getByRole('textbox', { name: /^Calendar link/ }),
    'https://calendar.example.com/a.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Connect calendar' }));
  expect(await screen.findByText('Reading… It doesn’t count yet.')).toBeTruthy();
  expect(await screen.findByText(/· 1 busy time in/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(requests.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    name: 'Private',
    address: 'https://calendar.example.com/a.ics',
  });
});

test('calendars of an account are looked up, picked and connected', async () => {
  const home = { address: 'https://dav.example.com/home/', name: 'Home' };
  const office = { address: 'https://dav.example.com/office/', name: 'Office' };
  let isRight = false;
  const connected = { ...work, kind: 'CALDAV' as const, name: 'Office' };
  const requests = stubApi({
    'GET /api/availability/calendar': () => [],
    'POST /api/availability/calendar/find': () =>
      isRight
        ? { problem: null, calendars: [home, office] }
        : { problem: 'wrong_password' as const, calendars: [] },
    'POST /api/availability/calendar/account': () => [connected],
  });
  const { user } = await show(<BusyCalendars reader="PROFESSIONAL" />);
  await user.click(await screen.findByRole('button', { name: 'Connect a calendar' }));
  await user.click(screen.getByRole('radio', { name: 'With an account' }));
  await user.type(screen.getByRole('textbox', { name: /^Server/ }), 'https://dav.example.com');
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'ana');
  await user.type(screen.getByLabelText(/^App password/), 'wrong one');
  await user.click(screen.getByRole('button', { name: 'Find calendars' }));
  expect(await screen.findByText(/doesn’t accept this user name and password/)).toBeTruthy();
  isRight = true;
  await user.click(screen.getByRole('button', { name: 'Find calendars' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Home' }));
  await user.click(screen.getByRole('button', { name: 'Connect calendars' }));
  expect(await screen.findByRole('heading', { name: /^Office/ })).toBeTruthy();
  expect(requests.find(({ name }) => name.endsWith('/account'))?.body).toEqual({
    user: 'ana',
    password: 'wrong one',
    calendars: [office],
  });
});

test('five are the most', async () => {
  const five = [1, 2, 3, 4, 5].map((each) => ({ ...work, id: work.id.slice(0, -1) + each }));
  stubApi({ 'GET /api/availability/calendar': () => five });
  await show(<BusyCalendars reader="PROFESSIONAL" />);
  const button = await screen.findByRole('button', { name: 'Connect a calendar' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
