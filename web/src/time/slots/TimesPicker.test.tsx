import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { ana } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { TimesPicker } from './TimesPicker.tsx';

const SLOTS = [
  '2026-11-24T14:00:00.000Z',
  '2026-11-24T14:15:00.000Z',
  '2026-11-25T15:00:00.000Z',
  '2026-11-26T15:00:00.000Z',
  '2026-11-27T15:00:00.000Z',
];

interface Props {
  oneAtATime?: boolean;
  picked?: string[];
  refusedAt?: number;
  guess?: string;
  allowsCustomTime?: boolean;
}

function Picking({ oneAtATime = false, picked = [], refusedAt, guess, allowsCustomTime }: Props) {
  const [times, setTimes] = useState(picked);
  return (
    <TimesPicker
      userId={ana.id}
      minutes={30}
      times={times}
      oneAtATime={oneAtATime}
      refusedAt={refusedAt}
      suggested={guess}
      allowsCustomTime={allowsCustomTime}
      onChange={setTimes}
      viewerZone="Europe/Berlin"
      otherZone={ana.timeZone}
      otherName="Ana"
    />
  );
}
afterEach(() => void vi.restoreAllMocks());
const suggested = () =>
  within(screen.getByRole('list', { name: 'Times you suggest' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const slotOf = (day: string) => screen.getByRole('button', { name: new RegExp(`^${day} `) });
const numbers = () =>
  within(screen.getByRole('grid', { name: 'Free times' }))
    .getAllByRole('gridcell', { selected: true })
    .map((cell) => cell.textContent);

test('up to three times are picked by keyboard, numbered, tuned and removed, and a removed one comes back', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(660);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const { user } = await show(<Picking />);
  await screen.findByRole('grid', { name: 'Free times' });
  const press = async (day: string) => {
    slotOf(day).focus();
    await user.keyboard('{Enter}');
  };
  await press('Tue 24');
  await user.click(screen.getByRole('radio', { name: '15:15' }));
  await press('Wed 25');
  await press('Thu 26');
  expect(suggested()).toEqual([
    '1Tue 24 Nov 15:1509:15 for AnaRemove',
    '2Wed 25 Nov 16:0010:00 for AnaRemove',
    '3Thu 26 Nov 16:0010:00 for AnaRemove',
  ]);
  expect(numbers()).toEqual(['15:151', '16:002', '16:003']);
  expect(screen.getByText(/^3 of 3 times/)).toBeTruthy();
  await press('Fri 27');
  expect(suggested()).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: /^Remove Wed 25 Nov/ }));
  expect(suggested()).toHaveLength(2);
  const next = screen.getByRole('button', { name: /^Remove Thu 26 Nov/ });
  await expect.poll(() => document.activeElement).toBe(next);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => screen.getByRole('list', { name: 'Times you suggest' }).contains(document.activeElement))
    .toBe(true);
  expect(suggested()[1]).toMatch(/^2Wed 25 Nov/);
  // Pressing a picked one takes it away.
  await press('Tue 24');
  expect(suggested().map((text) => text?.slice(0, 7))).toEqual(['1Wed 25', '2Thu 26']);
});

test('where one time is booked right away, another press changes it, and a second time has to be asked for', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const { user } = await show(<Picking oneAtATime />);
  await screen.findByRole('grid', { name: 'Free times' });
  await user.click(slotOf('Tue 24'));
  await user.click(screen.getByRole('radio', { name: /^Wed 25/ }));
  await user.click(slotOf('Wed 25'));
  expect(screen.queryByRole('list', { name: 'Times you suggest' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  await user.click(screen.getByRole('radio', { name: /^Thu 26/ }));
  await user.click(slotOf('Thu 26'));
  expect(suggested().map((text) => text?.slice(0, 7))).toEqual(['1Wed 25', '2Thu 26']);
});

test('the one of several that was refused is marked, and the next pick takes its place', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const gone = '2026-11-24T18:00:00.000Z';
  const { user } = await show(<Picking picked={['2026-11-25T15:00:00.000Z', gone]} refusedAt={1} />);
  await screen.findByRole('grid', { name: 'Free times' });
  expect(suggested()).toEqual([
    '1Wed 25 Nov 16:0010:00 for AnaRemove',
    '2Tue 24 Nov 19:0013:00 for AnaNo longer availableRemove',
  ]);
  await user.click(screen.getByRole('radio', { name: /^Thu 26/ }));
  await user.click(slotOf('Thu 26'));
  expect(suggested()).toEqual([
    '1Wed 25 Nov 16:0010:00 for AnaRemove',
    '2Thu 26 Nov 16:0010:00 for AnaRemove',
  ]);
});

test('the first pick takes the place of a suggested time, or keeps it, and the next one is added', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(660);
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const [guess = ''] = SLOTS;
  const first = await show(<Picking picked={[guess]} guess={guess} />);
  await screen.findByRole('grid', { name: 'Free times' });
  await first.user.click(slotOf('Wed 25'));
  expect(numbers()).toHaveLength(1);
  expect(slotOf('Wed 25').getAttribute('aria-pressed')).toBe('true');
  await first.user.click(slotOf('Thu 26'));
  expect(numbers()).toHaveLength(2);
  cleanup();

  const second = await show(<Picking picked={[guess]} guess={guess} />);
  await screen.findByRole('grid', { name: 'Free times' });
  await second.user.click(slotOf('Tue 24'));
  expect(slotOf('Tue 24').getAttribute('aria-pressed')).toBe('true');
  await second.user.click(slotOf('Wed 25'));
  expect(numbers()).toHaveLength(2);
});

test('a time outside the hours is changed as often as one likes, and a second one is asked for', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const { user } = await show(<Picking picked={SLOTS.slice(3, 4)} allowsCustomTime />);
  await screen.findByRole('grid', { name: 'Free times' });
  await user.click(screen.getByText('Offer a time outside your hours'));
  const [day, time] = [screen.getByLabelText('Day'), screen.getByLabelText('Time in Berlin')];
  await user.type(day, '2026-11-27');
  // As arrow keys go through the times, one after the other.
  for (const each of ['20:00', '20:15', '20:30', '20:45']) await user.selectOptions(time, each);
  await user.clear(day);
  await user.type(day, '2026-11-28');
  expect(suggested()).toEqual([
    '1Thu 26 Nov 16:0010:00 for AnaRemove',
    '2Sat 28 Nov 20:4514:45 for AnaRemove',
  ]);

  await user.click(screen.getByRole('button', { name: 'Offer another time' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Day'));
  await user.type(screen.getByLabelText('Day'), '2026-11-29');
  await user.selectOptions(screen.getByLabelText('Time in Berlin'), '21:00');
  await user.selectOptions(screen.getByLabelText('Time in Berlin'), '21:15');
  expect(suggested().map((text) => text?.slice(0, 16))).toEqual([
    '1Thu 26 Nov 16:0',
    '2Sat 28 Nov 20:4',
    '3Sun 29 Nov 21:1',
  ]);
  expect(screen.queryByRole('button', { name: 'Offer another time' })).toBeNull();
  // The time of another pick is no second one, and takes that away no more than it adds it.
  await user.clear(screen.getByLabelText('Day'));
  await user.type(screen.getByLabelText('Day'), '2026-11-28');
  await user.selectOptions(screen.getByLabelText('Time in Berlin'), '20:45');
  expect(suggested()).toHaveLength(3);
});
