import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { job, series } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { AskedSeries } from './AskedSeries.tsx';

// 20:00 in Berlin is 08:00 of the next day in Auckland: the 15th of December is the 16th there.
const dates = ['2026-12-15', '2026-12-22'].map((on) => ({ on, startsAt: `${on}T19:00:00.000Z` }));

test.each([
  ['Europe/Berlin', 'Tue 15 Dec'],
  ['Pacific/Auckland', 'Wed 16 Dec'],
])('in %s, what has gone is named by the day that the list names', async (zone, day) => {
  stubApi({
    'POST /api/job/:id/series/response': () => {
      throw new Refusal('slot_taken', [{ path: 'dates.2026-12-15', message: 'Taken.' }]);
    },
  });
  const { user } = await show(
    <AskedSeries job={job({ status: 'ACTIVE' })} series={series({ dates })} side="client" zone={zone} />,
  );
  await user.click(screen.getByRole('button', { name: 'Accept all 2 consultations' }));
  expect(screen.getByText(new RegExp(`^No longer available: ${day}\\.`))).toBeTruthy();
  expect(screen.getByText(new RegExp(`^${day} `))).toBeTruthy();
});
