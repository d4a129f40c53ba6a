import { expect, test } from 'vitest';
import { showsKind } from './live-updates.ts';

test.each([
  ['/dashboard', 'talk', true],
  ['/dashboard', 'message', true],
  ['/job/1', 'payment', true],
  ['/job/1', 'message', true],
  ['/job/1/', 'job', true],
  ['/job/1', 'talk', false],
  ['/job-proposal/1', 'talk', true],
  ['/job-posting/proposals/1', 'talk', true],
  ['/job-posting/1/invites/manage', 'talk', true],
  ['/job-posting/1/invite', 'talk', false],
  ['/job-posting/edit/1', 'talk', false],
  ['/job/1/chat', 'message', false],
  ['/services', 'job', false],
  ['/settings', 'ticket', true],
  ['/payouts', 'payment', true],
  ['/settings/professional/payment/onboarding', 'payment', true],
  ['/settings/professional/payment/onboarding', 'ticket', false],
] as const)('%s follows a %s: %s', (path, kind, is) => {
  expect(showsKind(path, kind)).toBe(is);
});
