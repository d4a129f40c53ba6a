import { TALK_STATUSES } from '@parley/contract/negotiations/states.ts';
import { expect, test } from 'vitest';
import { isTimeRejected, talkStatus } from './status.ts';

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
  expect(talkStatus(status, 'professional', null).label).toBe(professional);
  expect(talkStatus(status, 'client', null).label).toBe(client);
});

test('every status of a talk is worded', () => {
  for (const status of TALK_STATUSES) expect(talkStatus(status, 'client', null).label).not.toBe('');
});

test('a time is off the table once it was rejected, and in no other status', () => {
  expect(TALK_STATUSES.filter(isTimeRejected)).toEqual(['RESCHEDULE_REJECTED']);
});

test('a status is marked for the side whose move it is, and for that side only', () => {
  expect(talkStatus('RESCHEDULE', 'client', 'CLIENT').tone).toBe('time');
  expect(talkStatus('RESCHEDULE', 'professional', 'CLIENT').tone).toBe('plain');
  expect(talkStatus('ACCEPTED', 'client', null).tone).toBe('good');
});
