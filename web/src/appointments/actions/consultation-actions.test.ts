import { expect, test } from 'vitest';
import { consultation } from '../../../test/fixtures.ts';
import { consultationActionLabels, consultationActions } from './consultation-actions.ts';

const agreed = consultation({ startsAt: '2026-11-24T16:15:00.000Z', endsAt: '2026-11-24T16:45:00.000Z' });
const before = '2026-11-23T12:00:00.000Z';
const after = '2026-11-24T18:00:00.000Z';

test('an agreed consultation can be moved or called off until it begins, moved three times a side', () => {
  expect(consultationActions(agreed, 'client', before)).toEqual(['request', 'cancel']);
  expect(consultationActions(agreed, 'client', agreed.startsAt)).toEqual([]);
  const early = { ...agreed, meeting: { startedAt: before, endedAt: null } };
  expect(consultationActions(early, 'professional', before)).toEqual([]);
  const none = { ...agreed, movesLeft: { client: 0, professional: 3 } };
  expect(consultationActions(none, 'client', before)).toEqual(['cancel']);
  expect(consultationActions(none, 'professional', before)).toEqual(['request', 'cancel']);
});

test('the side that was asked answers, and the side that asked can withdraw', () => {
  const suggested = { ...agreed, status: 'RESCHEDULE' as const, turn: 'CLIENT' as const };
  expect(consultationActions(suggested, 'client', before)).toEqual(['accept', 'request', 'reject', 'cancel']);
  expect(consultationActions(suggested, 'professional', before)).toEqual(['withdraw', 'cancel']);
});

test('a consultation that was never agreed is declined by one side and withdrawn by the other', () => {
  const suggested = {
    ...agreed,
    status: 'SENT' as const,
    agreedAt: null,
    askedBy: 'PROFESSIONAL' as const,
  };
  expect(consultationActions(suggested, 'client', before)).toEqual(['accept', 'request', 'decline']);
  expect(consultationActions(suggested, 'professional', before)).toEqual(['request', 'withdraw']);
  expect(consultationActions({ ...suggested, expiresAt: before }, 'client', before)).toEqual([]);
});

test('after a missed consultation each side sees its choices until their deadline', () => {
  const until = '2026-12-08T16:30:00.000Z';
  const missed = {
    ...agreed,
    attendance: 'PROFESSIONAL_ABSENT' as const,
    refundUntil: until,
    newTimeUntil: until,
    objectUntil: '2026-11-26T16:30:00.000Z',
  };
  expect(consultationActions(missed, 'client', after)).toEqual(['refund', 'new_time', 'object']);
  expect(consultationActions(missed, 'professional', after)).toEqual(['object']);
  expect(consultationActions(missed, 'client', until)).toEqual([]);
  const neither = { ...missed, attendance: 'NEITHER' as const, refundUntil: null };
  expect(consultationActions(neither, 'professional', after)).toEqual(['new_time', 'object']);
  const alone = { ...neither, attendance: 'CLIENT_ABSENT' as const };
  expect(consultationActions(alone, 'professional', after)).toEqual(['new_time', 'object']);
  expect(consultationActions(alone, 'client', after)).toEqual(['object']);
});

test('an action says what it does, and an objection needs a message', () => {
  const about = { name: 'Ana', isAgreed: true, amountCents: 120_000 };
  expect(consultationActionLabels('refund', about).label).toBe('Get $1,200 back');
  expect(consultationActionLabels('refund', about).message).toBeNull();
  expect(consultationActionLabels('object', about).missing).toBe('Say what happened.');
  expect(consultationActionLabels('object', { ...about, objectionTo: 'WORK' }).about).toBe(
    'This opens a dispute: Parley decides, and no money moves until then.',
  );
  expect(consultationActionLabels('object', { ...about, objectionTo: 'RECORD' }).about).toBe(
    'The consultation then counts for neither of you, and Ana reads what you write. You can do this twice in 90 days.',
  );
  expect(consultationActionLabels('cancel', about).missing).toBe('Say why you’re calling it off.');
  expect(consultationActionLabels('cancel', { ...about, isCutOff: true })).toMatchObject({
    about: 'It won’t take place, your time is free again, and we’ll let Ana know.',
    message: null,
    missing: null,
  });
  expect(consultationActionLabels('request', about).label).toBe('Reschedule');
  expect(consultationActionLabels('request', { ...about, isAgreed: false }).label).toBe(
    'Suggest another time',
  );
});
