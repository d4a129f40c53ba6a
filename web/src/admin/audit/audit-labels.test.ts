import { expect, test } from 'vitest';
import { auditLabel } from './audit-labels.ts';

test('an audit entry has a readable label, with names and amounts as recorded', () => {
  expect(auditLabel('job.split')).toBe('Split the money');
  expect(auditLabel('payment.refund $1,200.50')).toBe('Refunded $1,200.50 to the client');
  expect(auditLabel('category.add Web_2.0')).toBe('Added the category Web_2.0');
});

test('an action on behalf of a side names that side', () => {
  expect(auditLabel('job.request_changes as client')).toBe('Asked for changes, on behalf of the client');
  expect(auditLabel('talk.accept as professional')).toBe(
    'Accepted a proposal or invitation, on behalf of the professional',
  );
});

test('an unknown action is shown by its name', () => {
  expect(auditLabel('job.look_after as client')).toBe('Job look after as client');
});
