import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { job, series } from '../../../test/fixtures.ts';
import { seriesActivity } from './series-activity.ts';

const zone = 'Europe/Berlin';
const pair = job();
const answeredAt = '2026-11-21T08:00:00.000Z';

const titles = (change: Parameters<typeof series>[0], side: Side | null) =>
  seriesActivity([series(change)], { pair, side, zone }).map(({ title }) => title);

test('who suggested it, when, and what it is about', () => {
  expect(seriesActivity([series()], { pair, side: 'client', zone })).toEqual([
    {
      key: series().id,
      title: 'Ana suggested 4 consultations',
      detail: 'Every Tuesday, 16:00, until 22 Dec',
      at: '2026-11-20T12:00:00.000Z',
      message: 'A weekly look at the draft?',
    },
  ]);
  expect(titles({}, 'professional')).toEqual(['You suggested 4 consultations']);
});

test('elsewhere it ends on the day that its rhythm names, on the clock of the series', () => {
  // 20:00 in Berlin is 08:00 of the next day in Auckland: 22 December 2026 is a Tuesday, the 23rd a Wednesday.
  const days = ['2026-12-15', '2026-12-22'].map((on) => ({ on, startsAt: `${on}T19:00:00.000Z` }));
  const [asked] = seriesActivity([series({ dates: days })], {
    pair,
    side: 'client',
    zone: 'Pacific/Auckland',
  });
  expect(asked).toMatchObject({ detail: 'Every Tuesday, 20:00 in Berlin, until 22 Dec' });
});

test.each([
  ['ACCEPTED', 'You accepted the series', 'Clara accepted the series'],
  ['DECLINED', 'You declined the series', 'Clara declined the series'],
  ['WITHDRAWN', 'Ana withdrew the series', 'You withdrew the series'],
  ['EXPIRED', ...twice('Nobody replied to the suggested series in time')],
  ['VOID', ...twice('The suggested series no longer applies')],
] as const)('what became of one that is %s, as either side reads it', (state, forClient, forProfessional) => {
  expect(titles({ state, answeredAt }, 'client')[1]).toBe(forClient);
  expect(titles({ state, answeredAt }, 'professional')[1]).toBe(forProfessional);
});

test('each time several were called off, and what Parley did for a side', () => {
  const off = { at: answeredAt, count: 3, message: 'On leave.' };
  const change = {
    state: 'ACCEPTED' as const,
    answeredAt,
    byAdmin: true,
    answeredByAdmin: true,
    calledOff: [
      { ...off, by: 'client' as const, byAdmin: false },
      { ...off, by: 'professional' as const, byAdmin: true, count: 1 },
    ],
  };
  expect(titles(change, null)).toEqual([
    'Parley (for Ana) suggested 4 consultations',
    'Parley (for Clara) accepted the series',
    'Clara called off 3 consultations of a series',
    'Parley (for Ana) called off 1 consultation of a series',
  ]);
});

function twice(text: string) {
  return [text, text] as const;
}
