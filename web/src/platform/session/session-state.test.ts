import { expect, test } from 'vitest';
import { sessionReducer, NOBODY, type SessionState } from './session-state.ts';
import { ana } from '../../../test/signed-in-person.ts';

const asAna: SessionState = { isAuth: true, accessToken: 'token-1', user: ana };

test('a sign-in replaces the whole state', () => {
  const james = { ...ana, id: '0191c1a0-0000-7000-8000-000000000002', firstName: 'James' };
  expect(sessionReducer(asAna, { type: 'sign-in', accessToken: 'token-2', user: james })).toEqual({
    isAuth: true,
    accessToken: 'token-2',
    user: james,
  });
});

test('a logout leaves no user', () => {
  expect(sessionReducer(asAna, { type: 'logout' })).toEqual({ isAuth: false, accessToken: null, user: null });
});

test('a role event changes the role and nothing else', () => {
  expect(sessionReducer(asAna, { type: 'role', role: 'ADMIN' })).toEqual({
    ...asAna,
    user: { ...ana, role: 'ADMIN' },
  });
  expect(sessionReducer(NOBODY, { type: 'role', role: 'ADMIN' })).toEqual(NOBODY);
});

test('an email event leaves a user with only the email', () => {
  expect(sessionReducer(asAna, { type: 'email', email: 'new@example.test' })).toEqual({
    isAuth: false,
    accessToken: null,
    user: { email: 'new@example.test' },
  });
});
