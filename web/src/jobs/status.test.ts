import { JOB_ACTIONS, JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { expect, test } from 'vitest';
import { jobMoveText, jobStatus, nextDeadline } from './status.ts';

test('while they talk the status asks nobody for money, but says how a payment goes', () => {
  const job = { status: 'TALKING', paymentStatus: 'UNPAID' } as const;
  expect(jobStatus(job, 'client').label).toBe('Talking');
  expect(jobStatus(job, 'professional').label).toBe('Talking');
  expect(jobStatus({ ...job, paymentStatus: 'PENDING' }, 'client').label).toBe('Payment pending');
  expect(jobStatus({ ...job, paymentStatus: 'FAILED' }, 'professional').label).toBe('Problem with payment');
});

test('delivered work is the client’s turn only', () => {
  const job = { status: 'DELIVERED', paymentStatus: 'PAID' } as const;
  expect(jobStatus(job, 'client')).toEqual({ label: 'Ready for review', tone: 'time' });
  expect(jobStatus(job, 'professional')).toEqual({ label: 'Delivered', tone: 'plain' });
});

test('a cancelled job is cancelled, paid or not', () => {
  expect(jobStatus({ status: 'CANCELLED', paymentStatus: 'PAID' }, 'client').label).toBe('Canceled');
  expect(jobStatus({ status: 'ENDED', paymentStatus: 'FAILED' }, 'client').label).toBe('Ended');
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
  expect(jobMoveText('agree', 'professional', 'Ana')).toBe('Ana accepted');
  // Nobody had to accept it.
  expect(jobMoveText('book', 'client', 'Clara')).toBe('Clara booked a consultation');
  expect(jobMoveText('deliver', 'professional', 'Ana')).toBe('Ana delivered the work');
  expect(jobMoveText('complete', 'clock', null)).toBe('The work was accepted automatically');
  expect(jobMoveText('pay', 'processor', null)).toBe('The payment arrived and is held by Parley');
});

test('an admin’s move is never described as automatic', () => {
  expect(jobMoveText('complete', 'admin', null)).toBe('Parley marked the work as accepted');
  expect(jobMoveText('cancel', 'admin', null)).toBe('Parley canceled the job, and the money goes back');
  expect(jobMoveText('end', 'admin', null)).toBe('Parley ended the job');
  expect(jobMoveText('end', 'clock', null)).toBe('The job ended automatically without a hire');
  expect(jobMoveText('refund_part', 'admin', null)).toBe('Parley refunded money to the client');
  expect(jobMoveText('refund', 'clock', null)).toBe(
    'Nobody decided in time, so the money goes back to the client',
  );
});

test('a job’s next deadline is the hire, then the work, then the release; an ended job has none', () => {
  const [hireBy, dueAt, releaseAt] = [
    '2026-12-01T00:00:00.000Z',
    '2026-12-08T00:00:00.000Z',
    '2026-12-22T00:00:00.000Z',
  ];
  const job = { hireBy, dueAt, releaseAt, lateRefundAt: null } as const;
  expect(nextDeadline({ ...job, status: 'TALKING' })).toEqual({ text: 'hire by', at: hireBy });
  expect(nextDeadline({ ...job, status: 'TALKING', hireBy: null })).toBeNull();
  expect(nextDeadline({ ...job, status: 'ACTIVE' })).toEqual({ text: 'due', at: dueAt });
  expect(nextDeadline({ ...job, status: 'DELIVERED' })).toEqual({ text: 'release', at: releaseAt });
  // Everything goes back before anything else is due, delivered or not.
  const lateRefundAt = '2026-12-21T00:00:00.000Z';
  for (const status of ['ACTIVE', 'DELIVERED'] as const)
    expect(nextDeadline({ ...job, status, lateRefundAt })).toEqual({ text: 'refund', at: lateRefundAt });
  for (const status of ['DISPUTED', 'COMPLETED', 'CANCELLED', 'ENDED'] as const)
    expect(nextDeadline({ ...job, status })).toBeNull();
});
