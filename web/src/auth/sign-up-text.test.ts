import { expect, test } from 'vitest';
import { isInvitedAs, isShut, whoMayJoin } from './sign-up-text.ts';

const policy = { client: 'INVITED', professional: 'INVITED', domains: [] } as const;
const link = new URLSearchParams({ role: 'CLIENT', invitation: 'CLIENT.abc.def' });

test('an invitation is for the role it names, which is said before anything is typed', () => {
  expect(whoMayJoin(policy, 'CLIENT', isInvitedAs(link, 'CLIENT'))).toBe(null);
  expect(whoMayJoin(policy, 'PROFESSIONAL', isInvitedAs(link, 'PROFESSIONAL'))).toBe(
    'You need an invitation to join. Open the link that was sent to you.',
  );
  expect(isShut(policy, 'PROFESSIONAL', isInvitedAs(link, 'PROFESSIONAL'))).toBe(true);
  expect(isInvitedAs(link, null)).toBe(true);
  expect(isInvitedAs(new URLSearchParams({ role: 'CLIENT' }), 'CLIENT')).toBe(false);
});
