import { expect, test } from 'vitest';
import { whyNotSignUp } from './sign-up-policy.ts';

const [inside, outside] = ['ana@ACME.example', 'ana@acme.example.evil.test'];

test.each([
  ['OPEN', outside, false, null],
  ['DOMAINS', inside, false, null],
  ['DOMAINS', outside, false, 'domain_not_allowed'],
  ['DOMAINS', 'ana@sub.acme.example', false, 'domain_not_allowed'],
  ['DOMAINS', outside, true, null],
  ['INVITED', inside, false, 'invitation_needed'],
  ['INVITED', outside, true, null],
  ['CLOSED', inside, true, 'sign_up_closed'],
] as const)('%s, %s, invited %s: %s', (rule, email, isInvited, expected) => {
  const policy = { client: rule, professional: 'OPEN' as const, domains: ['acme.example'] };
  expect(whyNotSignUp(policy, { role: 'CLIENT', email, isInvited })).toBe(expected);
  // The other role has a rule of its own.
  expect(whyNotSignUp(policy, { role: 'PROFESSIONAL', email, isInvited })).toBeNull();
});
