import { expect, test } from 'vitest';
import { isUpcoming, isRoomOpen } from './upcoming.ts';

const negotiation = {
  startsAt: '2026-11-24T16:15:00.000Z',
  endsAt: '2026-11-24T16:45:00.000Z',
  status: 'ACCEPTED',
  agreedAt: '2026-11-20T12:00:00.000Z',
  meeting: { startedAt: null, endedAt: null },
  payBy: null,
} as const;

test('a room is open from 10 minutes before the start until 30 minutes after the end', () => {
  expect(isRoomOpen(negotiation, '2026-11-24T16:04:59.000Z')).toBe(false);
  expect(isRoomOpen(negotiation, '2026-11-24T16:05:00.000Z')).toBe(true);
  expect(isRoomOpen(negotiation, '2026-11-24T17:14:59.000Z')).toBe(true);
  expect(isUpcoming(negotiation, '2026-11-24T17:15:00.000Z')).toBe(false);
});

test('a consultation that has ended or is canceled is no longer upcoming', () => {
  const now = '2026-11-24T16:20:00.000Z';
  expect(isUpcoming({ ...negotiation, meeting: { startedAt: now, endedAt: now } }, now)).toBe(false);
  expect(isUpcoming({ ...negotiation, status: 'CANCELLED' }, '2026-11-24T12:00:00.000Z')).toBe(false);
});

test('a consultation keeps its time until a reschedule is agreed', () => {
  expect(isUpcoming({ ...negotiation, status: 'RESCHEDULE' }, '2026-11-24T12:00:00.000Z')).toBe(true);
});

test('a suggested consultation is upcoming until its time, and opens no room', () => {
  const suggested = { ...negotiation, status: 'SENT', agreedAt: null } as const;
  expect(isUpcoming(suggested, '2026-11-24T16:14:59.000Z')).toBe(true);
  expect(isRoomOpen(suggested, '2026-11-24T16:10:00.000Z')).toBe(false);
  expect(isUpcoming(suggested, '2026-11-24T16:15:00.000Z')).toBe(false);
});
