import { expect, test } from 'vitest';
import { callPaymentNoticeText, paymentNoticeText, entryText } from './lobby-text.ts';

const appointment = {
  agreedAt: '2026-11-20T10:00:00.000Z',
  isFirst: true,
  startsAt: '2026-11-24T16:15:00.000Z',
};
const room = {
  opensAt: '2026-11-24T16:05:00.000Z',
  closesAt: '2026-11-24T17:15:00.000Z',
  payBy: null,
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
  const refundText = /If Ana hasn’t joined by 17:30, you can get your money back/;
  expect(entryText({ ...room, state: 'OPEN' }, client)).toMatch(refundText);
  expect(entryText({ ...room, state: 'OPEN' }, { ...client, side: 'professional' })).not.toMatch(refundText);
  expect(entryText({ ...room, state: 'LIVE' }, client)).not.toMatch(refundText);
  const later = { ...room, appointment: { ...appointment, isFirst: false } };
  expect(entryText({ ...later, state: 'OPEN' }, client)).not.toMatch(refundText);
  expect(entryText({ ...room, state: 'OPEN' }, { ...client, now: '2026-11-24T16:31:00.000Z' })).not.toMatch(
    refundText,
  );
});

test('an unpaid job tells both sides until when the consultation is booked', () => {
  const unpaid = { payBy: appointment.startsAt, closesAt: room.closesAt };
  expect(paymentNoticeText(unpaid, client)).toMatch(
    /Pay by today 17:15 \(your time\), or the job and this consultation are canceled/,
  );
  expect(paymentNoticeText(unpaid, { ...client, side: 'professional', name: 'Clara' })).toMatch(
    /^Clara hasn’t paid yet/,
  );
  expect(callPaymentNoticeText(unpaid, client)).toBe(
    'Not paid: this consultation ends at 17:15 unless you pay.',
  );
  expect(entryText({ ...room, ...unpaid, state: 'OPEN' }, client)).not.toMatch(/your money back/);
  expect(paymentNoticeText({ ...unpaid, payBy: null }, client)).toBeNull();
  expect(paymentNoticeText({ ...unpaid, payBy: '2026-11-25T16:15:00.000Z' }, client)).toBeNull();
});
