import { APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import { expect, test } from 'vitest';
import { talkStatus } from '../negotiations/status.ts';
import { appointmentStatus, attendanceStatus } from './status.ts';

test('a consultation speaks the same words as the talk it came from', () => {
  for (const status of APPOINTMENT_STATUSES) {
    if (status === 'CANCELLED') continue;
    for (const side of ['client', 'professional'] as const) {
      expect(appointmentStatus(status, side).label).toBe(talkStatus(status, side, null).label);
    }
  }
  expect(appointmentStatus('CANCELLED', 'client').label).toBe('Cancelled');
});

test('a request for another time is marked for the side that has to answer', () => {
  expect(appointmentStatus('RESCHEDULE', 'client', 'CLIENT').tone).toBe('time');
  expect(appointmentStatus('RESCHEDULE', 'professional', 'CLIENT').tone).toBe('plain');
  expect(appointmentStatus('RESCHEDULE_PRO', 'professional', 'PROFESSIONAL').tone).toBe('time');
});

test('attendance is silent until it is decided', () => {
  expect(attendanceStatus(null)).toBeNull();
  expect(attendanceStatus('HELD')?.label).toBe('Took place');
});
