import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { stubApi, Refusal } from '../../../test/api.ts';
import { ana } from '../../../test/fixtures.ts';
import { show, signInAs } from '../../../test/render.tsx';
import { SlotPicker } from './SlotPicker.tsx';

const TUESDAY = ['2026-11-24T14:00:00.000Z', '2026-11-24T14:15:00.000Z'];
const WEDNESDAY = ['2026-11-25T15:00:00.000Z'];

function Picking({ allowsCustomTime = false }: { allowsCustomTime?: boolean }) {
  const [startsAt, setStartsAt] = useState<string | null>(null);
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

test('a week shows its free times in the reader’s zone, and the picked one on both clocks', async () => {
  const requests = stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  expect(requests[0]?.query).toMatchObject({ userId: ana.id, minutes: 30, timeZone: 'Europe/Berlin' });
  expect(times().map((time) => time.textContent)).toEqual(['15:00', '15:15', '16:00']);

  const [first] = times();
  if (first) await user.click(first);
  expect(times().map((time) => time.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  expect(screen.getByText('Your time, Berlin', { selector: '[aria-live] p' })).toBeTruthy();
  expect(screen.getByText(/Ana’s time, Bogot/)).toBeTruthy();
  expect(screen.getByText('09:00')).toBeTruthy();
});

test('the times are a single tab stop, and arrow keys move through them', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: [...TUESDAY, ...WEDNESDAY] }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  expect(times().filter((time) => time.tabIndex === 0)).toHaveLength(1);
  times()[0]?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(times()[1]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(times()[2]);
  await user.keyboard('{Enter}');
  expect(times()[2]?.getAttribute('aria-pressed')).toBe('true');
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
  expect(times().map((time) => time.textContent)).toEqual(['15:00']);
  expect(requests.length).toBe(3);
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
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  const [tuesday, , wednesday] = times();
  if (wednesday) await user.click(wednesday);
  expect(await screen.findByText(/You’re busy at this time/)).toBeTruthy();
  expect(times().at(-1)?.getAttribute('aria-pressed')).toBe('true');
  if (tuesday) await user.click(tuesday);
  expect(screen.queryByText(/You’re busy at this time/)).toBeNull();
});
