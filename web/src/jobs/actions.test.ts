import { expect, test } from 'vitest';
import { jobActions, mainAction } from './actions.ts';

const paid = { status: 'ACTIVE', paymentStatus: 'PAID', extensionUsed: false } as const;
const unpaid = { ...paid, paymentStatus: 'UNPAID' } as const;
const delivered = { ...paid, status: 'DELIVERED' } as const;

test('before the payment both sides can only leave', () => {
  expect(jobActions(unpaid, 'client')).toEqual(['cancel']);
  expect(jobActions(unpaid, 'professional')).toEqual(['cancel']);
  expect(mainAction(unpaid, 'professional')).toBeNull();
});

test('paid work is delivered by the professional, who may also give the money back', () => {
  expect(jobActions(paid, 'professional')).toEqual(['deliver', 'cancel_paid']);
  expect(mainAction(paid, 'professional')).toBe('deliver');
});

test('a client can accept paid work early, but is not urged to', () => {
  expect(jobActions(paid, 'client')).toEqual(['complete']);
  expect(mainAction(paid, 'client')).toBeNull();
});

test('delivered work is the client’s move, with more time once', () => {
  expect(jobActions(delivered, 'client')).toEqual(['request_changes', 'extend', 'complete']);
  expect(mainAction(delivered, 'client')).toBe('complete');
  expect(jobActions({ ...delivered, extensionUsed: true }, 'client')).not.toContain('extend');
  expect(jobActions(delivered, 'professional')).toEqual([]);
});

test('a job that is over or disputed offers nothing', () => {
  for (const status of ['DISPUTED', 'COMPLETED', 'CANCELLED'] as const) {
    expect([
      ...jobActions({ ...paid, status }, 'client'),
      ...jobActions({ ...paid, status }, 'professional'),
    ]).toEqual([]);
  }
});
