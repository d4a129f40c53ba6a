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
  SignUpRules,
} from './schemas.ts';

export const signUpRules = endpoint({
  method: 'GET',
  path: '/api/auth/signup',
  access: 'public',
  summary: 'Who may sign up: for each role, whether it is open to all, to some or to nobody.',
  reply: SignUpRules,
});
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  access: 'public',
  summary:
    'Starts a sign-up and emails a code and a link, valid for 10 minutes; the response is the same if the address is taken (its owner is notified by email).',
  body: SignUp,
  reply: EmailOnly,
  status: 201,
  refusals: ['too_many_requests', 'sign_up_closed', 'invitation_needed', 'domain_not_allowed'],
});
export const confirm = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'public',
  summary:
    'Confirms the address with the emailed code or link and signs in; without the sign-up cookie the password is required.',
  body: Confirm,
  reply: SignedIn,
  refusals: ['invalid_code', 'password_required', 'wrong_password', 'too_many_requests'],
});
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/resend',
  access: 'public',
  summary:
    'Emails a new sign-up code and link, at most once a minute; the response is the same for every address.',
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
    'Issues a new access token for the refresh cookie, which is rotated; the user in the body must be the cookie’s owner.',
  body: AuthUser.partial(),
  reply: SignedIn,
  refusals: ['unauthenticated', 'cross_site'],
});
export const reauth = endpoint({
  method: 'POST',
  path: '/api/auth/refresh/reauth',
  access: 'cookie',
  summary: 'Signs in with the refresh cookie when a page loads.',
  body: nothing,
  reply: SignedIn,
  refusals: ['unauthenticated', 'cross_site'],
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  ignoresStaleToken: true,
  summary: 'Ends the session of the cookie or the token, and clears the cookies.',
  body: EmailOnly,
  reply: nothing,
  refusals: ['cross_site'],
});
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgotPassword',
  access: 'public',
  summary:
    'Emails a code and a link to set a new password, valid for 10 minutes; the response is the same for every address.',
  body: EmailOnly,
  reply: nothing,
  refusals: ['too_many_requests'],
});
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/changePassword',
  access: 'public',
  summary:
    'Sets a new password with the emailed code or link, or the current password; ends every other session.',
  body: ChangePassword,
  repeat: 'once',
  reply: nothing,
  refusals: ['invalid_code', 'wrong_password', 'unauthenticated', 'too_many_requests'],
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'any',
  summary: 'The sessions you are signed in with.',
  reply: z.array(LoggedInDevice),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'any',
  summary: 'Ends one of your sessions.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'any',
  summary: 'Ends all your other sessions.',
  reply: nothing,
});
export const activity = endpoint({
  method: 'GET',
  path: '/api/auth/activity',
  access: 'any',
  summary:
    'The security log of your account for as long as it is kept (400 days unless admins changed it), the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(SecurityEvent),
});

export * from './api-key-endpoints.ts';
