import * as endpoints from '@parley/contract/auth/endpoints.ts';
import { route } from '../platform/serve.ts';
import { changePassword } from './change-password.ts';
import { confirm } from './confirm.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { resendCode } from './resend-code.ts';
import { endSession, listSessions } from './sessions.ts';
import { signUp } from './sign-up.ts';

export const routes = [
  route(endpoints.signUp, (platform, { body, http }) => signUp(platform, body, http)),
  route(endpoints.confirm, (platform, { body, http }) => confirm(platform, body, http)),
  route(endpoints.resendCode, (platform, { body, http }) => resendCode(platform, body, http)),
  route(endpoints.login, (platform, { body, http }) => login(platform, body, http)),
  route(endpoints.refresh, (platform, { body, http }) => refresh(platform, body, http)),
  route(endpoints.reauth, (platform, { http }) => refresh(platform, {}, http)),
  route(endpoints.logout, (platform, { actor, http }) => logout(platform, actor, http)),
  route(endpoints.forgotPassword, (platform, { body, http }) => forgotPassword(platform, body, http)),
  route(endpoints.changePassword, (platform, { actor, body, http }) =>
    changePassword(platform, actor, body, http),
  ),
  route(endpoints.listSessions, (platform, { actor }) => listSessions(platform, actor)),
  route(endpoints.endSession, (platform, { actor, params }) => endSession(platform, actor, params.id)),
];
