import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { ana } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { TimesPicker } from './TimesPicker.tsx';

const SLOTS = [
  '2026-11-24T14:00:00.000Z',
  '2026-11-24T14:15:00.000Z',
  '2026-11-25T15:00:00.000Z',
  '2026-11-26T15:00:00.000Z',
];

function Picking() {
  const [times, setTimes] = useState<string[]>([]);
  return (
    <TimesPicker
      userId={ana.id}
      minutes={30}
      times={times}
      onChange={setTimes}
      viewerZone="Europe/Berlin"
      otherZone={ana.timeZone}
      otherName="Ana"
    />
  );
}
const suggested = () =>
  within(screen.getByRole('list', { name: 'Times you suggest' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('up to two further times can be added by keyboard, changed and removed', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const { user } = await show(<Picking />);
  const grid = await screen.findByRole('grid', { name: 'Free times' });
  const press = async (at: number) => {
    within(grid).getAllByRole('button')[at]?.focus();
    await user.keyboard('{Enter}');
  };
  expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
  await press(0);
  // Without adding, another one takes its place.
  await press(1);
  screen.getByRole('button', { name: 'Add another time' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Pick time 2 of 3 above.');
  await press(2);
  await user.click(screen.getByRole('button', { name: 'Add another time' }));
  await press(3);
  expect(suggested()).toEqual([
    expect.stringContaining('Tue 24 Nov 15:15 your time · 09:15 for Ana'),
    expect.stringContaining('Wed 25 Nov 16:00'),
    expect.stringContaining('Thu 26 Nov 16:00'),
  ]);
  expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Remove Wed 25 Nov/ }));
  expect(suggested()).toHaveLength(2);
});
