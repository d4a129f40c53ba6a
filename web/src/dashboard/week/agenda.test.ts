import { expect, test } from 'vitest';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { consultation } from '../../../test/fixtures.ts';
import { agendaDays, laterThanWeek } from './agenda.ts';
import { splitNow } from './split-now.ts';

const now = '2026-11-24T12:00:00.000Z';
const need = (change: Partial<Need>): Need => ({
  kind: 'deliver_job',
  text: 'Deliver your work to Clara',
  detail: 'Contract review',
  action: 'Deliver work',
  url: '/job/7',
  talkAt: null,
  dueAt: '2026-11-26T17:00:00.000Z',
  ...change,
});
const at = (startsAt: string, endsAt: string) => consultation({ startsAt, endsAt });
const thursday = at('2026-11-26T15:00:00.000Z', '2026-11-26T15:30:00.000Z');
const late = at('2026-11-26T23:30:00.000Z', '2026-11-27T00:00:00.000Z');
const inTwoWeeks = at('2026-12-08T15:00:00.000Z', '2026-12-08T15:30:00.000Z');

test('the week has seven of the reader’s own days, each with its consultations and deadlines in order', () => {
  const days = agendaDays(
    { appointments: [thursday, late, inTwoWeeks], needs: [need({})] },
    'Europe/Berlin',
    now,
  );
  expect(days.map(({ date, items }) => [date, items.map((item) => item.at)])).toEqual([
    ['2026-11-24', []],
    ['2026-11-25', []],
    ['2026-11-26', [thursday.startsAt, '2026-11-26T17:00:00.000Z']],
    ['2026-11-27', [late.startsAt]],
    ['2026-11-28', []],
    ['2026-11-29', []],
    ['2026-11-30', []],
  ]);
});

test('what has no deadline, and a consultation to join, are no deadlines', () => {
  const needs = [need({ dueAt: null }), need({ kind: 'join_consultation' })];
  expect(agendaDays({ appointments: [], needs }, 'UTC', now).flatMap(({ items }) => items)).toEqual([]);
});

test('consultations after the week are later ones', () => {
  expect(laterThanWeek([thursday, inTwoWeeks], 'Europe/Berlin', now)).toEqual([inTwoWeeks]);
});

test('a consultation about to start is shown above the queue, one that is over stays in it', () => {
  const url = `/job/${thursday.jobId}/consultation/${thursday.id}`;
  const join = need({ kind: 'join_consultation', url, action: 'Join consultation' });
  const other = need({});
  expect(splitNow({ needsYou: [join, other], upcoming: [thursday] })).toMatchObject({
    current: [{ appointment: thursday, action: 'Join consultation' }],
    queue: [other],
  });
  expect(splitNow({ needsYou: [join], upcoming: [] })).toEqual({ current: [], queue: [join] });
});
