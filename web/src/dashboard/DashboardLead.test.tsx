import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultation, id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { DashboardLead } from './DashboardLead.tsx';

const begun = consultation({
  id: id(41),
  startsAt: '2026-11-23T11:45:00.000Z',
  endsAt: '2026-11-23T12:15:00.000Z',
});

test('the next consultation is the first that has not begun', async () => {
  await show(<DashboardLead count={1} upcoming={[begun, consultation()]} />);
  expect(
    screen.getByText('1 thing needs your attention. Your next consultation is Wed 15:00 (your time).'),
  ).toBeTruthy();
});

test('none is next while the only one is on', async () => {
  await show(<DashboardLead count={0} upcoming={[begun]} />);
  expect(screen.getByText('Nothing needs your attention.')).toBeTruthy();
});
