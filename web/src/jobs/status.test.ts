import { JOB_ACTIONS, JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { expect, test } from 'vitest';
import { jobMoveText, jobStatus, nextDeadline } from './status.ts';

test('an unpaid job’s status is worded for each side', () => {
  const job = { status: 'ACTIVE', paymentStatus: 'UNPAID' } as const;
  expect(jobStatus(job, 'client').label).toBe('Make payment to secure');
  expect(jobStatus(job, 'professional').label).toBe('Awaiting payment');
});

test('delivered work is the client’s turn only', () => {
  const job = { status: 'DELIVERED', paymentStatus: 'PAID' } as const;
  expect(jobStatus(job, 'client')).toEqual({ label: 'Ready for review', tone: 'time' });
  expect(jobStatus(job, 'professional')).toEqual({ label: 'Delivered', tone: 'plain' });
});

test('a cancelled job is cancelled, paid or not', () => {
  expect(jobStatus({ status: 'CANCELLED', paymentStatus: 'UNPAID' }, 'client').label).toBe('Canceled');
});

test('every status and every move of a job has a text', () => {
  for (const status of JOB_STATUSES)
    expect(jobStatus({ status, paymentStatus: 'PAID' }, 'client').label).not.toBe('');
  for (const action of [...JOB_ACTIONS, 'refund_part']) {
    expect(jobMoveText(action, 'client', 'Ana')).not.toContain('_');
    expect(jobMoveText(action, 'admin', null)).toContain('Parley');
  }
});

test('an automatic move is described without an actor', () => {
  expect(jobMoveText('deliver', 'professional', 'Ana')).toBe('Ana delivered the work');
  expect(jobMoveText('complete', 'clock', null)).toBe('The work was accepted automatically');
  expect(jobMoveText('pay', 'processor', null)).toBe('The payment arrived and is held by Parley');
});

test('an admin’s move is never described as automatic', () => {
  expect(jobMoveText('complete', 'admin', null)).toBe('Parley marked the work as accepted');
  expect(jobMoveText('cancel', 'admin', null)).toBe('Parley canceled the job');
  expect(jobMoveText('cancel', 'clock', null)).toBe('Not paid in time, so the job was canceled');
  expect(jobMoveText('refund_part', 'admin', null)).toBe('Parley refunded money to the client');
  expect(jobMoveText('refund', 'clock', null)).toBe('The money goes back to the client');
});

test('a job’s next deadline is the payment, then the work, then the release; an ended job has none', () => {
  const [payBy, dueAt, releaseAt] = [
    '2026-12-01T00:00:00.000Z',
    '2026-12-08T00:00:00.000Z',
    '2026-12-22T00:00:00.000Z',
  ];
  const job = { payBy, dueAt, releaseAt } as const;
  expect(nextDeadline({ ...job, status: 'ACTIVE', paymentStatus: 'UNPAID' })).toEqual({
    text: 'cancel',
    at: payBy,
  });
  expect(nextDeadline({ ...job, status: 'ACTIVE', paymentStatus: 'PAID' })).toEqual({
    text: 'due',
    at: dueAt,
  });
  expect(nextDeadline({ ...job, status: 'DELIVERED', paymentStatus: 'PAID' })).toEqual({
    text: 'release',
    at: releaseAt,
  });
  for (const status of ['DISPUTED', 'COMPLETED', 'CANCELLED'] as const)
    expect(nextDeadline({ ...job, status, paymentStatus: 'PAID' })).toBeNull();
});
