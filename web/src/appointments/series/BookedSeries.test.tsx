import type { Side } from '@parley/contract/sides.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultation, series } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { BookedSeries } from './BookedSeries.tsx';

// 20:00 in Berlin is 08:00 of the next day in Auckland: 22 December 2026 is a Tuesday, the 23rd a Wednesday.
const starts = ['2026-12-15T19:00:00.000Z', '2026-12-22T19:00:00.000Z'];
const dates = starts.map((startsAt) => ({ on: startsAt.slice(0, 10), startsAt }));
const coming = starts.map((startsAt) => consultation({ startsAt }));

test.each([
  ['Europe/Berlin', 'Every Tuesday, 20:00'],
  ['Pacific/Auckland', 'Every Tuesday, 20:00 in Berlin'],
])('in %s, its last day is one that its rhythm names', async (zone, rhythm) => {
  const booked = series({ state: 'ACCEPTED', dates });
  await show(
    <BookedSeries jobId={consultation().jobId} series={booked} coming={coming} side="client" zone={zone}>
      {null}
    </BookedSeries>,
  );
  expect(screen.getByText(rhythm)).toBeTruthy();
  expect(screen.getByText('Until 22 Dec: 2 of 2 left')).toBeTruthy();
});

test('its line says that one of its dates waits for an answer of this side, and only then', async () => {
  const asked = consultation({
    startsAt: starts.at(-1) ?? '',
    proposedStartsAt: '2026-12-23T19:00:00.000Z',
    status: 'RESCHEDULE',
    turn: 'CLIENT',
  });
  const moved = [...coming.slice(0, 1), asked];
  const props = { jobId: consultation().jobId, series: series({ state: 'ACCEPTED', dates }), zone: 'UTC' };
  const line = (side: Side) => (
    <BookedSeries {...props} coming={moved} side={side}>
      {null}
    </BookedSeries>
  );
  const theirs = await show(line('client'));
  expect(screen.getByText('Reschedule Requested')).toBeTruthy();
  theirs.unmount();
  await show(line('professional'));
  expect(screen.queryByText('Reschedule Requested')).toBeNull();
});
