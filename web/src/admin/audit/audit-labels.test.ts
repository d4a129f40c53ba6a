import { APPOINTMENT_ANSWERS } from '@parley/contract/appointments/states.ts';
import { SERIES_ANSWERS } from '@parley/contract/appointments/series/states.ts';
import { SIDE_ACTIONS } from '@parley/contract/jobs/states.ts';
import { NEGOTIATION_RESPONSES } from '@parley/contract/negotiations/states.ts';
import { RESOLUTION_ANSWERS } from '@parley/contract/resolutions/states.ts';
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

test.each([
  ...SIDE_ACTIONS.map((action) => `job.${action}`),
  ...NEGOTIATION_RESPONSES.map((action) => `talk.${action}`),
  ...['ask', ...SERIES_ANSWERS].map((action) => `series.${action}`),
  ...['suggest', ...RESOLUTION_ANSWERS].map((action) => `resolution.${action}`),
  ...[...APPOINTMENT_ANSWERS, 'object', 'refund', 'new_time'].map((action) => `appointment.${action}`),
])('%s on behalf of a side is said in words', (action) => {
  expect(auditLabel(`${action} as client`)).toMatch(/^[A-Z].+, on behalf of the client$/);
});

test.each([
  ['appointment.decide $20.25 to the professional', 'Decided about the money of a consultation: $20.25'],
  ['discipline.order', 'Changed the order of disciplines or categories'],
  ['discipline.save_template', 'Changed the posting template of a discipline'],
  ['discipline.remove Music', 'Removed the discipline Music'],
  ['category.remove Mixing', 'Removed the category Mixing'],
  ['sample.remove', 'Removed a work sample'],
  ['hello.remove', 'Removed a hello'],
])('%s is said in words', (action, words) => {
  expect(auditLabel(action)).toContain(words);
});

test('an unknown action is shown by its name', () => {
  expect(auditLabel('job.look_after as client')).toBe('Job look after as client');
});
