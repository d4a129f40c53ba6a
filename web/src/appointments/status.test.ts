import { APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { expect, test } from 'vitest';
import { negotiationStatus } from '../negotiations/status.ts';
import { appointmentStatus, attendanceStatus, showsOnlyAgreedTime } from './status.ts';

test('a consultation has the same labels as the negotiation it came from', () => {
  for (const status of APPOINTMENT_STATUSES) {
    if (status === 'CANCELLED') continue;
    for (const side of SIDES) {
      expect(appointmentStatus(status, side).label).toBe(negotiationStatus(status, side, null).label);
    }
  }
  expect(appointmentStatus('CANCELLED', 'client').label).toBe('Canceled');
});

test('a request for another time is highlighted for the side that has to answer', () => {
  expect(appointmentStatus('RESCHEDULE', 'client', 'CLIENT').tone).toBe('time');
  expect(appointmentStatus('RESCHEDULE', 'professional', 'CLIENT').tone).toBe('plain');
  expect(appointmentStatus('RESCHEDULE_PRO', 'professional', 'PROFESSIONAL').tone).toBe('time');
});

test('a rejected reschedule is no longer mentioned once the agreed time has come', () => {
  const startsAt = '2026-11-24T16:15:00.000Z';
  const negotiation = { status: 'RESCHEDULE_REJECTED', agreedAt: startsAt, startsAt } as const;
  expect(showsOnlyAgreedTime(negotiation, '2026-11-24T16:14:59.000Z')).toBe(false);
  expect(showsOnlyAgreedTime(negotiation, startsAt)).toBe(true);
  expect(showsOnlyAgreedTime({ ...negotiation, agreedAt: null }, startsAt)).toBe(false);
  expect(showsOnlyAgreedTime({ ...negotiation, status: 'ACCEPTED' }, '2026-11-24T12:00:00.000Z')).toBe(true);
});

const HERE = { client: true, professional: true };

test('attendance is not shown until it is decided', () => {
  expect(attendanceStatus({ attendance: null, checkedIn: HERE }, 'client')).toBeNull();
  expect(attendanceStatus({ attendance: 'HELD', checkedIn: HERE }, 'client')?.label).toBe('Took place');
});

test.each([
  [
    'PROFESSIONAL_ABSENT',
    { client: true, professional: false },
    'Professional didn’t join',
    'You didn’t join',
  ],
  [
    'PROFESSIONAL_ABSENT',
    HERE,
    'Professional was there for less than 2 of the first 15 minutes',
    'You were there for less than 2 of the first 15 minutes',
  ],
  ['CLIENT_ABSENT', { client: false, professional: true }, 'You didn’t join', 'Client didn’t join'],
  [
    'CLIENT_ABSENT',
    HERE,
    'You were there for less than 2 of the first 15 minutes',
    'Client was there for less than 2 of the first 15 minutes',
  ],
  ['NEITHER', { client: false, professional: false }, 'Nobody joined', 'Nobody joined'],
  [
    'NEITHER',
    HERE,
    'Nobody was there for at least 2 of the first 15 minutes',
    'Nobody was there for at least 2 of the first 15 minutes',
  ],
] as const)(
  '%s with %j there reads “%s” to the client, “%s” to the professional',
  (attendance, checkedIn, his, hers) => {
    expect(attendanceStatus({ attendance, checkedIn }, 'client')?.label).toBe(his);
    expect(attendanceStatus({ attendance, checkedIn }, 'professional')?.label).toBe(hers);
    expect(attendanceStatus({ attendance, checkedIn }, 'admin')?.label).not.toMatch(/^You/);
  },
);
