import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubApi, Refusal } from '../../../test/api.ts';
import { ana } from '../../../test/fixtures.ts';
import { show, signInAs } from '../../../test/render.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const TUESDAY = ['2026-11-24T14:00:00.000Z', '2026-11-24T14:15:00.000Z'];
const WEDNESDAY = ['2026-11-25T15:00:00.000Z'];

interface PickingProps {
  allowsCustomTime?: boolean;
  /** What is picked before anything is pressed. */
  initial?: string | null;
}
function Picking({ allowsCustomTime = false, initial = null }: PickingProps) {
  const [startsAt, setStartsAt] = useState<string | null>(initial);
  return (
    <SlotPicker
      userId={ana.id}
      minutes={30}
      value={startsAt}
      onChange={setStartsAt}
      viewerZone="Europe/Berlin"
      otherZone={ana.timeZone}
      otherName="Ana"
      allowsCustomTime={allowsCustomTime}
    />
  );
}
const times = () => within(screen.getByRole('grid', { name: 'Free times' })).getAllByRole('button');

/** In a panel of this width. */
const inPanel = (pixels: number) =>
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels);
afterEach(() => void vi.restoreAllMocks());

test('a wide picker is a grid of days and half hours in the reader’s zone, with both clocks at its sides', async () => {
  inPanel(660);
  const requests = stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  expect(requests[0]?.query).toMatchObject({ userId: ana.id, minutes: 30, timeZone: 'Europe/Berlin' });
  expect(times().map((time) => time.textContent)).toEqual(['15:00', '16:00']);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads[0]).toBe('YouBerlin');
  expect(heads[2]).toBe('Tue24Nov45 min');
  expect(heads.at(-1)).toBe('AnaBogotá');
  const [first] = screen.getAllByRole('row').slice(1);
  expect(first?.textContent).toBe('15:0015:0009:00');

  const [tuesday] = times();
  if (tuesday) await user.click(tuesday);
  expect(times().map((time) => time.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(screen.getByText('Your time, Berlin', { selector: '[aria-live] p' })).toBeTruthy();
  expect(screen.getByText(/Ana’s time, Bogot/)).toBeTruthy();
});

test('a narrow picker lists the times of a day, with the other’s clock below each; another day is a choice away', async () => {
  inPanel(324);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  expect(times().map((time) => time.textContent)).toEqual(['Tue 24 Nov 15:00 your time · 09:00 for Ana']);
  await user.click(screen.getByRole('radio', { name: /^Wed 25/ }));
  expect(times().map((time) => time.textContent)).toEqual(['Wed 25 Nov 16:00 your time · 10:00 for Ana']);
  await user.click(screen.getByRole('radio', { name: /^Thu 26/ }));
  expect(screen.getByText('No free times on this day.')).toBeTruthy();
});

test('where it’s another day for the other, a time in the list names its weekday', async () => {
  inPanel(400);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: ['2026-11-25T02:00:00.000Z'] }) });
  await show(<Picking />);
  expect((await screen.findAllByText(/for Ana$/)).map((there) => there.textContent)).toEqual([
    'Tue 21:00 for Ana',
  ]);
});

test('a picked half hour can be tuned to the quarter', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  const [tuesday] = times();
  if (tuesday) await user.click(tuesday);
  await user.click(
    within(screen.getByRole('group', { name: 'Start at' })).getByRole('radio', { name: '15:15' }),
  );
  expect(times().map((time) => [time.textContent, time.getAttribute('aria-pressed')])).toEqual([
    ['Tue 24 Nov 15:15 your time · 09:15 for Ana', 'true'],
  ]);
});

test('the reader’s night is named, and shaded', async () => {
  inPanel(660);
  const late = '2026-11-24T21:00:00.000Z';
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, late] }) });
  await show(<Picking />);
  expect(await screen.findByText(/^Night for you, 22:00 and later\. Ana’s clock says 16:00\.$/)).toBeTruthy();
});

test('a time of the night that is picked already, as by a link, is shown among the others', async () => {
  inPanel(660);
  const night = Array.from({ length: 5 }, (_, index) => `2026-11-24T0${index}:00:00.000Z`);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...night, ...TUESDAY] }) });
  const { user } = await show(<Picking initial={night[1] ?? null} />);
  await screen.findByRole('grid', { name: 'Free times' });
  expect(times().map((time) => [time.textContent, time.getAttribute('aria-pressed')])).toContainEqual([
    '02:00',
    'true',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hide your night' }));
  expect(times().map((time) => time.textContent)).toEqual(['15:00']);
});

test('the grid is a single tab stop, and arrow keys move through its half hours', async () => {
  inPanel(660);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  const grid = await screen.findByRole('grid', { name: 'Free times' });
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  times()[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(times()[1]);
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(times()[1]?.getAttribute('aria-pressed')).toBe('true');
});

test('an empty week names the next free time and links to it', async () => {
  const next = '2026-12-08T14:00:00.000Z';
  const requests = stubApi({
    'GET /api/availability/slots': ({ query }) => ({
      slots: [next].filter((at) => at >= query.from && at < query.to),
    }),
  });
  const { user } = await show(<Picking />);
  expect(await screen.findByText('No free times this week.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to the first free week' }));
  await screen.findByRole('grid', { name: 'Free times' });
  expect(times().map((time) => time.textContent)).toEqual(['Tue 8 Dec 15:00 your time · 09:00 for Ana']);
  expect(requests.length).toBe(3);
});

/** Nights are always closed; what else is says why the week is empty. */
test.each([
  ['outside_hours', 'Ana has no hours this week.'],
  ['taken', 'All of Ana’s hours this week are taken.'],
  ['week_full', 'Ana isn’t taking any more consultations this week.'],
  ['too_soon', 'What’s left of this week is too short notice for Ana, or outside their hours.'],
  ['too_far', 'Ana can’t be booked this far ahead yet.'],
  ['beyond_hold', 'Too far ahead for a paid consultation: we can hold its payment for 90 days.'],
] as const)('an empty week that is %s says so', async (reason, text) => {
  stubApi({
    'GET /api/availability/slots': ({ query }) => ({
      slots: [],
      closed: [
        { from: query.from, to: '2026-11-24T00:00:00.000Z', reason: 'outside_hours' },
        { from: '2026-11-24T00:00:00.000Z', to: query.to, reason },
      ],
    }),
  });
  await show(<Picking />);
  expect(await screen.findByText('No free times this week.')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('an empty month says why, too', async () => {
  const requests = stubApi({
    'GET /api/availability/slots': ({ query }) => ({
      slots: TUESDAY.filter((at) => at >= query.from && at < query.to),
      ...(query.reasons && { closed: [{ from: query.from, to: query.to, reason: 'too_far' as const }] }),
    }),
  });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  await screen.findByRole('grid', { name: 'Free days in November 2026' });
  expect(requests.at(-1)?.query).not.toHaveProperty('reasons');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('No free times this month.')).toBeTruthy();
  expect(screen.getByText('Ana can’t be booked this far ahead yet.')).toBeTruthy();
});

test('a failed load can be retried', async () => {
  let tries = 0;
  stubApi({
    'GET /api/availability/slots': () => {
      tries += 1;
      if (tries === 1) throw new Refusal('unavailable');
      return { slots: TUESDAY };
    },
  });
  const { user } = await show(<Picking />);
  const failed = await screen.findByText('We couldn’t load the free times');
  await user.click(within(failed.closest('[role="alert"]') ?? document.body).getByRole('button'));
  expect(await screen.findByRole('grid', { name: 'Free times' })).toBeTruthy();
});

test('the first week has no previous one', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: TUESDAY }) });
  const { user } = await show(<Picking />);
  const before = await screen.findByRole('button', { name: 'Previous week: this is the first' });
  expect(before.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('button', { name: 'Previous week' })).toBeTruthy();
});

test('a client is told that they are busy at the time they pick, and may pick it', async () => {
  signInAs('CLIENT');
  stubApi({
    'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }),
    'GET /api/availability/busy': ({ query: { from, to } }) =>
      from === WEDNESDAY[0] ? [{ from, to, kind: 'calendar' as const }] : [],
  });
  inPanel(660);
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  const [tuesday, wednesday] = times();
  if (wednesday) await user.click(wednesday);
  expect(await screen.findByText(/You’re busy at this time/)).toBeTruthy();
  expect(times().at(-1)?.getAttribute('aria-pressed')).toBe('true');
  if (tuesday) await user.click(tuesday);
  expect(screen.queryByText(/You’re busy at this time/)).toBeNull();
});

test('a month shows how much is free on each day, and a day opens its week', async () => {
  inPanel(660);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  const month = await screen.findByRole('grid', { name: 'Free days in November 2026' });
  const day = (name: RegExp) => within(month).getByRole('button', { name });
  expect(day(/^Tue 24 Nov, .*45 min free$/)).toBeTruthy();
  expect(within(month).getByRole('gridcell', { name: /^Thu 26 Nov, .*none free$/ })).toBeTruthy();
  expect(within(month).getByRole('gridcell', { name: /^Sun 22 Nov, .*past$/ })).toBeTruthy();
  expect(within(month).getAllByRole('button')).toHaveLength(2);

  day(/^Tue 24/).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('grid', { name: 'Free times' });
  await expect.poll(() => document.activeElement?.textContent).toBe('16:00');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(true);
});

test('months are turned by Page Down, as weeks are', async () => {
  const requests = stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  await screen.findByRole('grid', { name: 'Free days in November 2026' });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('December 2026')).toBeTruthy();
  expect(requests.at(-1)?.query).toMatchObject({
    from: '2026-11-30T23:00:00.000Z',
    to: '2026-12-31T23:00:00.000Z',
  });
});

const CLOSED = [
  { from: '2026-11-23T12:00:00.000Z', to: '2026-11-23T14:00:00.000Z', reason: 'too_soon' as const },
  { from: '2026-11-23T14:00:00.000Z', to: '2026-11-24T14:00:00.000Z', reason: 'outside_hours' as const },
  { from: '2026-11-24T14:30:00.000Z', to: '2026-11-24T15:30:00.000Z', reason: 'taken' as const },
];

test('each half hour that can’t be picked says why, when the focus comes to it', async () => {
  inPanel(660);
  const requests = stubApi({
    'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY], closed: CLOSED }),
  });
  const { user } = await show(<Picking />);
  const grid = await screen.findByRole('grid', { name: 'Free times' });
  expect(requests[0]?.query).toMatchObject({ reasons: true });
  times()[0]?.focus();
  await user.keyboard('{ArrowDown}');
  const taken = 'Tue 24 Nov 15:30: Ana isn’t free then.';
  expect(document.activeElement?.getAttribute('aria-label')).toBe(taken);
  expect(screen.getByText(taken)).toBeTruthy();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByText('Mon 23 Nov 15:00: Doesn’t fit into Ana’s hours.')).toBeTruthy();
  expect(within(grid).queryByRole('button', { name: /isn’t free/ })).toBeNull();
});

test('in a list the reasons of a day are a press away', async () => {
  inPanel(324);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY], closed: CLOSED }) });
  await show(<Picking />);
  const summary = await screen.findByText('Why not at other times?');
  expect([...(summary.parentElement?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    '00:00–15:00Doesn’t fit into Ana’s hours.',
    '15:30–16:30Ana isn’t free then.',
  ]);
});

test('a client’s own busy times are marked among the free ones', async () => {
  inPanel(660);
  signInAs('CLIENT');
  const [from = ''] = WEDNESDAY;
  stubApi({
    'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }),
    'GET /api/availability/busy': () => [{ from, to: '2026-11-25T16:00:00.000Z', kind: 'calendar' as const }],
  });
  await show(<Picking />);
  expect(await screen.findByRole('button', { name: /^Wed 25 .*you’re busy then/ })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /^Tue 24 [^:]*:00 your time · 09:00 for Ana in Bogotá$/ }),
  ).toBeTruthy();
});

test('professionals are told when their own offer goes beyond their rules', async () => {
  signInAs('PROFESSIONAL', ana.id);
  const requests = stubApi({
    'GET /api/availability/slots': () => ({ slots: TUESDAY }),
    'GET /api/availability/warnings': ({ query }) => ({
      warnings: query.startsAt === TUESDAY[0] ? ['day_full', 'closed_date'] : [],
    }),
  });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  const [tuesday] = times();
  if (tuesday) await user.click(tuesday);
  expect(
    await screen.findByText(
      'You’ve reached your limit of consultations for this day. You’ve closed this day. You can still offer this time.',
    ),
  ).toBeTruthy();
  expect(requests.at(-1)?.query).toMatchObject({ startsAt: TUESDAY[0], minutes: 30 });
  await user.click(screen.getByRole('radio', { name: '15:15' }));
  await expect.poll(() => screen.queryByText(/all the same/)).toBeNull();
});
