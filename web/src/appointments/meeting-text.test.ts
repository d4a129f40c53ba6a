import { expect, test } from 'vitest';
import { countdownText, endedText, pollMs } from './meeting-text.ts';

const person = (id: string) => ({ id, displayName: id, avatarUrl: null, timeZone: 'UTC' });
const negotiation = {
  id: 'a',
  jobId: 'j',
  title: 'Terms',
  client: person('james'),
  professional: person('ana'),
  startsAt: '2026-11-24T16:15:00.000Z',
  endsAt: '2026-11-24T16:45:00.000Z',
  minutes: 30,
  status: 'ACCEPTED',
  proposedStartsAt: null,
  proposedMinutes: null,
  checkedIn: { client: false, professional: false },
  meeting: { startedAt: null, endedAt: null },
  attendance: null,
  payment: null,
  history: [],
} as const;
const BERLIN = { side: 'client', zone: 'Europe/Berlin' } as const;
const UTC = { side: 'client', zone: 'UTC' } as const;

test('the countdown runs by the second and disappears at the end', () => {
  expect(countdownText(negotiation.endsAt, '2026-11-24T16:22:19.000Z')).toBe('22:41');
  expect(countdownText(negotiation.endsAt, '2026-11-24T15:39:59.500Z')).toBe('1:05:01');
  expect(countdownText(negotiation.endsAt, '2026-11-24T16:44:55.000Z')).toBe('0:05');
  expect(countdownText(negotiation.endsAt, negotiation.endsAt)).toBeNull();
});

test('a consultation that is over says how it went', () => {
  const meeting = { startedAt: '2026-11-24T16:16:00.000Z', endedAt: '2026-11-24T16:40:00.000Z' };
  expect(endedText({ ...negotiation, meeting }, BERLIN)).toBe('The call lasted 24 min, from 17:16 to 17:40.');
  expect(endedText(negotiation, BERLIN)).toBe('Nobody started the call. It was booked for 17:15.');
  expect(endedText({ ...negotiation, meeting: { ...meeting, endedAt: null } }, UTC)).toContain(
    'started at 16:16',
  );
  expect(endedText({ ...negotiation, status: 'DECLINED' }, UTC)).toContain('never agreed');
});

test.each([
  ['client', 'You called off this consultation.'],
  ['professional', 'ana called off this consultation.'],
  ['admin', 'Parley called off this consultation.'],
  ['clock', 'This consultation was canceled along with the job.'],
] as const)('a consultation called off by the %s says so to the client', (by, sentence) => {
  const at = '2026-11-23T12:00:00.000Z';
  const cancel = { at, by, action: 'cancel', from: 'ACCEPTED', to: 'CANCELLED', message: 'Ill.' } as const;
  const calledOff = {
    ...negotiation,
    status: 'CANCELLED' as const,
    history: [{ ...cancel, startsAt: null }],
  };
  expect(endedText(calledOff, UTC)).toBe(sentence);
});

test('a meeting is polled quickly while someone may join, and not at all once it is over', () => {
  const opensAt = '2026-11-24T16:05:00.000Z';
  expect(pollMs({ state: 'EARLY', opensAt }, '2026-11-24T12:00:00.000Z', false)).toBe(30_000);
  expect(pollMs({ state: 'EARLY', opensAt }, '2026-11-24T16:04:00.000Z', true)).toBe(3_000);
  expect(pollMs({ state: 'OPEN', opensAt }, opensAt, false)).toBe(3_000);
  expect(pollMs({ state: 'LIVE', opensAt }, opensAt, true)).toBe(15_000);
  expect(pollMs({ state: 'ENDED', opensAt }, opensAt, false)).toBeNull();
});
