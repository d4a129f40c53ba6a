import { describe, expect, test } from 'vitest';
import { NOW, show } from '../../../test/render.tsx';
import { LargeRibbon } from './LargeRibbon.tsx';
import { RowRibbon } from './RowRibbon.tsx';
import { WeekRibbon } from './WeekRibbon.tsx';

// 90 minutes today, in Berlin from 17:15; the day after next three hours from 15:00 and two and a half from 20:30.
const free = [
  { from: '2026-11-23T16:15:00.000Z', to: '2026-11-23T17:45:00.000Z' },
  { from: '2026-11-25T14:00:00.000Z', to: '2026-11-25T17:00:00.000Z' },
  { from: '2026-11-25T19:30:00.000Z', to: '2026-11-25T22:00:00.000Z' },
];
const of = { free, nextAvailableAt: '2026-11-23T16:15:00.000Z', timeZone: 'America/Bogota' };
const none = { ...of, free: [], nextAvailableAt: null };
const spoken = () => document.querySelector('p.sr-only')?.textContent ?? '';

describe('read aloud', () => {
  test('the week is its hours, its best day and the next time', async () => {
    await show(<WeekRibbon of={of} zone="Europe/Berlin" now={NOW} />);
    expect(spoken()).toBe(
      '6 hours in common this week. Best day Wednesday, 15:00 to 18:00 and 20:30 to 22:00. Next: today 17:15, your time.',
    );
  });

  test('hours in the reader’s night are not in common, and the next time is told all the same', async () => {
    const asleep = { ...of, free: free.slice(0, 1) };
    await show(<WeekRibbon of={asleep} zone="Asia/Tokyo" now={NOW} />);
    expect(spoken()).toBe('Nothing in common this week. Next: tomorrow 01:15, your time.');
    expect(document.body.textContent).toContain('01:15–02:45, in your night');
  });

  test('a clock that both share is not named', async () => {
    await show(<RowRibbon of={{ ...of, timeZone: 'Europe/Madrid' }} zone="Europe/Berlin" now={NOW} />);
    expect(spoken()).toMatch(/Next: today 17:15\.$/);
  });

  test('who has no free times promises none', async () => {
    await show(<RowRibbon of={none} zone="Europe/Berlin" now={NOW} />);
    expect(spoken()).toBe('Nothing in common this week. Nothing free in two weeks.');
  });

  test('less than an hour, and one, are said in the singular', async () => {
    const quarters = (to: string) => ({ ...of, free: [{ from: '2026-11-24T12:00:00.000Z', to }] });
    await show(<RowRibbon of={quarters('2026-11-24T12:45:00.000Z')} zone="Europe/Berlin" now={NOW} />);
    expect(spoken()).toMatch(/^¾ hour in common/);
  });
});

test('free times of a night that run past midnight are told to their end', async () => {
  const late = { ...of, free: [{ from: '2026-11-24T21:30:00.000Z', to: '2026-11-25T01:00:00.000Z' }] };
  await show(<WeekRibbon of={late} zone="Europe/Berlin" now={NOW} />);
  expect(document.body.textContent).toContain('Tue 24 Nov22:30–02:00, in your night');
});

test('a card shows seven days from today on, each with its hours, and opens the best', async () => {
  await show(<WeekRibbon of={of} zone="Europe/Berlin" now={NOW} />);
  const shown = document.body.textContent;
  expect(shown).toContain('6 h in common this week');
  expect(shown).toContain('next: today 17:15 your time');
  expect(shown).toContain('Today1½Tue–Wed4½Thu–Fri–Sat–Sun–');
  expect(shown).toContain('Wed 25 Nov, best day15:00–18:00 and 20:30–22:00');
});

test('a next time in the reader’s night says so, beside the hours of their day in common', async () => {
  const early = { from: '2026-11-24T05:00:00.000Z', to: '2026-11-24T10:00:00.000Z' };
  await show(
    <WeekRibbon of={{ ...of, free: [early], nextAvailableAt: early.from }} zone="Europe/Berlin" now={NOW} />,
  );
  expect(document.body.textContent).toContain(
    '3 h in common this week' + 'next: tomorrow 06:00, in your night',
  );
});

test('the large one has both clocks at its edges', async () => {
  await show(<LargeRibbon of={of} zone="Europe/Berlin" now={NOW} name="Ana" />);
  const shown = document.body.textContent;
  expect(shown).toContain('You, Berlin04812162024');
  expect(shown).toContain('1822261014' + '18Ana, Bogotá');
  expect(shown).toContain('your day, 8 to 22');
});

test('clocks that differ by odd minutes say them', async () => {
  await show(
    <LargeRibbon of={{ ...of, timeZone: 'Asia/Kathmandu' }} zone="Europe/Berlin" now={NOW} name="Mai" />,
  );
  expect(document.body.textContent).toContain('04:4508:4512:45');
});
