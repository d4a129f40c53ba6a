import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, limit, nothing, page } from '../fields.ts';
import {
  AuthUser,
  ChangePassword,
  Confirm,
  EmailOnly,
  LoggedInDevice,
  Login,
  SecurityEvent,
  SignedIn,
  SignUp,
} from './schemas.ts';

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary:
    'Begins a sign-up and emails a code and a link, good for 10 minutes; the same answer when the address is taken (its owner is told by email).',
  body: SignUp,
  reply: EmailOnly,
  status: 201,
  refusals: ['too_many_requests'],
});
export const confirm = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  summary:
    'Confirms the address with the emailed code or link and signs in; without the sign-up cookie the password is needed.',
  body: Confirm,
  reply: SignedIn,
  refusals: ['invalid_code', 'password_required', 'wrong_password', 'too_many_requests'],
});
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/resend',
  access: 'public',
  summary: 'Emails a new sign-up code and link, at most once a minute; the same answer for every address.',
  body: EmailOnly,
  reply: nothing,
  refusals: ['too_many_requests'],
});
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in.',
  body: Login,
  reply: SignedIn,
  refusals: [
    'invalid_credentials',
    'email_not_verified',
    'account_disabled',
    'too_many_requests',
    'unavailable',
  ],
});
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'cookie',
  summary:
    'A new access token by the refresh cookie, which is rotated; the user sent along must be the cookie’s owner.',
  body: AuthUser.partial(),
  reply: SignedIn,
  refusals: ['unauthenticated', 'cross_site'],
});
export const reauth = endpoint({
  method: 'POST',
  path: '/api/auth/refresh/reauth',
  access: 'cookie',
  summary: 'Signs in again by the refresh cookie when a page loads.',
  body: nothing,
  reply: SignedIn,
  refusals: ['unauthenticated', 'cross_site'],
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  ignoresStaleToken: true,
  summary: 'Ends the session of the cookie or the token and clears the cookies.',
  body: EmailOnly,
  reply: nothing,
  refusals: ['cross_site'],
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgotPassword',
  access: 'public',
  summary:
    'Emails a code and a link for a new password, good for 10 minutes; the same answer for every address.',
  body: EmailOnly,
  reply: nothing,
  refusals: ['too_many_requests'],
});
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/changePassword',
  access: 'public',
  summary: 'Sets a new password by emailed code or link, or by the current one; every other session ends.',
  body: ChangePassword,
  repeat: 'once',
  reply: nothing,
  refusals: ['invalid_code', 'wrong_password', 'unauthenticated', 'too_many_requests'],
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'any',
  summary: 'Where I am signed in.',
  reply: z.array(LoggedInDevice),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'any',
  summary: 'Signs out one of my sessions.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'any',
  summary: 'Signs out everywhere but here.',
  reply: nothing,
});
export const activity = endpoint({
  method: 'GET',
  path: '/api/auth/activity',
  access: 'any',
  summary: 'What happened to the safety of my account in the last 400 days, the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(SecurityEvent),
});
