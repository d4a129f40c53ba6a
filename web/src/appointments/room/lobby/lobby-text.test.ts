import { expect, test } from 'vitest';
import { entryText } from './lobby-text.ts';

const appointment = {
  agreedAt: '2026-11-20T10:00:00.000Z',
  payBy: null,
  hasEnded: { client: false, professional: false },
  seriesId: null,
  serviceId: null,
  isFirst: true,
  startsAt: '2026-11-24T16:15:00.000Z',
};
const room = {
  opensAt: '2026-11-24T16:05:00.000Z',
  closesAt: '2026-11-24T17:15:00.000Z',
  appointment,
};
const client = {
  side: 'client',
  name: 'Ana',
  zone: 'Europe/Berlin',
  now: '2026-11-24T16:10:00.000Z',
} as const;

test('before it opens, the room says when it will', () => {
  expect(entryText({ ...room, state: 'EARLY' }, { ...client, now: '2026-11-24T15:00:00.000Z' })).toMatch(
    /^The room opens today 17:05 \(your time\)/,
  );
});

test('a time that is not agreed says where to answer it', () => {
  const suggested = { ...room, appointment: { ...appointment, agreedAt: null } };
  expect(entryText({ ...suggested, state: 'EARLY' }, client)).toMatch(/isn’t agreed yet/);
});

test('the client is told what happens if the professional misses the first consultation', () => {
  const refundText =
    /If Ana hasn’t joined by 17:30, you can pick a new time .* If you’ve already hired, you can get your money back/;
  expect(entryText({ ...room, state: 'OPEN' }, client)).toMatch(refundText);
  expect(entryText({ ...room, state: 'OPEN' }, { ...client, side: 'professional' })).not.toMatch(refundText);
  expect(entryText({ ...room, state: 'LIVE' }, client)).not.toMatch(refundText);
  const later = { ...room, appointment: { ...appointment, isFirst: false } };
  expect(entryText({ ...later, state: 'OPEN' }, client)).not.toMatch(refundText);
  expect(entryText({ ...room, state: 'OPEN' }, { ...client, now: '2026-11-24T16:31:00.000Z' })).not.toMatch(
    refundText,
  );
});

test('both are told of a new time if the other one does not come, in any consultation', () => {
  const later = { ...room, appointment: { ...appointment, isFirst: false } };
  for (const reader of [client, { ...client, side: 'professional' as const }])
    expect(entryText({ ...later, state: 'OPEN' }, reader)).toMatch(
      /If Ana hasn’t joined by 17:30, you can suggest a new time/,
    );
});

test('whoever has ended the call reads that it is over once the other one ends it too', () => {
  const ended = { ...room, appointment: { ...appointment, hasEnded: { client: true, professional: false } } };
  expect(entryText({ ...ended, state: 'LIVE' }, client)).toMatch(/over once Ana ends it too, or at 18:15/);
  expect(entryText({ ...ended, state: 'LIVE' }, { ...client, side: 'professional' })).not.toMatch(
    /You’ve ended/,
  );
});

test('unpaid, the room says what it waits for, whatever the time', () => {
  const unpaid = { ...room, appointment: { ...appointment, payBy: '2026-11-24T15:15:00.000Z' } };
  expect(entryText({ ...unpaid, state: 'OPEN' }, client)).toBe(
    'The room stays closed until you’ve paid. You can test everything now.',
  );
  expect(entryText({ ...unpaid, state: 'EARLY' }, { ...client, side: 'professional', name: 'James' })).toBe(
    'The room stays closed until James has paid. You can test everything now.',
  );
});
