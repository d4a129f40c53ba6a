import { expect, test } from 'vitest';
import { weekFrom } from '../weeks.ts';
import { boardOf } from './board.ts';
import { repeatedText, secondTimeText, skippedText } from './clock-change.ts';

test('the two times that clocks repeat are named with their offsets', () => {
  const berlin = (at: string) => repeatedText(at, 'Europe/Berlin');
  expect(berlin('2026-10-25T00:30:00.000Z')).toBe(
    'The first 02:30, UTC+2: clocks in Berlin go back that day.',
  );
  expect(berlin('2026-10-25T01:30:00.000Z')).toBe(
    'The second 02:30, UTC+1: clocks in Berlin go back that day.',
  );
  expect(berlin('2026-10-25T02:30:00.000Z')).toBeNull();
  expect(repeatedText('2026-11-01T05:15:00.000Z', 'America/New_York')).toMatch(/^The first 01:15, UTC−4: /);
  expect(repeatedText('2026-04-04T15:15:00.000Z', 'Australia/Lord_Howe')).toMatch(
    /^The second 01:45, UTC\+10:30: /,
  );
});

test('a half hour that clocks skip is named', () => {
  expect(skippedText('2026-03-29', 120, 'Europe/Berlin')).toBe('Sun 29 Mar: clocks in Berlin skip 02:00.');
});

test('a week in which clocks change says why the other clock shows two times', () => {
  const [viewerZone, otherZone, otherName] = ['Europe/Berlin', 'America/New_York', 'Ana'];
  const zones = { viewerZone, otherZone, otherName };
  const week = (date: string) =>
    boardOf([], { dates: weekFrom(date, viewerZone).days, zone: viewerZone, minutes: 30 }).days;
  const then = 'From then on, Ana’s clock shows the second time.';
  expect(secondTimeText(week('2027-03-24'), zones)).toBe(`Clocks in Berlin change on Sun 28 Mar. ${then}`);
  expect(secondTimeText(week('2027-11-03'), zones)).toBe(`Clocks in New York change on Sun 7 Nov. ${then}`);
  expect(secondTimeText(week('2027-02-03'), zones)).toBeNull();
});

test('clocks that change together show one time in each row, of which nothing is said', () => {
  const week = (date: string, zone: string) =>
    boardOf([], { dates: weekFrom(date, zone).days, zone, minutes: 30 }).days;
  const said = (viewerZone: string, otherZone: string, date: string) =>
    secondTimeText(week(date, viewerZone), { viewerZone, otherZone, otherName: 'Ana' });
  expect(said('Europe/Berlin', 'Europe/London', '2027-03-24')).toBeNull();
  expect(said('Europe/Berlin', 'Europe/London', '2026-10-21')).toBeNull();
  // Three hours after New York's, on the same day.
  expect(said('America/New_York', 'America/Los_Angeles', '2027-03-10')).toBeNull();
  // New Zealand's clocks change a week before Sydney's.
  expect(said('Australia/Sydney', 'Pacific/Auckland', '2026-09-24')).toMatch(/^Clocks in Auckland change on/);
});
