import { NEGOTIATION_STATUSES } from '@parley/contract/negotiations/states.ts';
import { expect, test } from 'vitest';
import { isTimeRejected, negotiationStatus } from './status.ts';

test.each([
  ['SENT', 'Sent', 'Sent'],
  ['READ', 'Read', 'Requires Approval'],
  ['RESCHEDULE', 'Awaiting reschedule response', 'Reschedule Requested'],
  ['RESCHEDULE_PRO', 'Reschedule Requested', 'Awaiting reschedule response'],
  ['RESCHEDULE_REJECTED', 'Reschedule Rejected', 'Awaiting Reschedule'],
  ['ACCEPTED', 'Accepted', 'Accepted'],
  ['DECLINED', 'Declined', 'Declined'],
  ['WITHDRAWN', 'Withdrawn', 'Withdrawn'],
  ['EXPIRED', 'Expired', 'Expired'],
] as const)('%s reads “%s” for the professional and “%s” for the client', (status, professional, client) => {
  expect(negotiationStatus(status, 'professional', null).label).toBe(professional);
  expect(negotiationStatus(status, 'client', null).label).toBe(client);
});

test('every status of a negotiation has a label', () => {
  for (const status of NEGOTIATION_STATUSES)
    expect(negotiationStatus(status, 'client', null).label).not.toBe('');
});

test('a time counts as rejected only in the rejected status', () => {
  expect(NEGOTIATION_STATUSES.filter(isTimeRejected)).toEqual(['RESCHEDULE_REJECTED']);
});

test('a status is highlighted only for the side whose turn it is', () => {
  expect(negotiationStatus('RESCHEDULE', 'client', 'CLIENT').tone).toBe('time');
  expect(negotiationStatus('RESCHEDULE', 'professional', 'CLIENT').tone).toBe('plain');
  expect(negotiationStatus('ACCEPTED', 'client', null).tone).toBe('good');
});
