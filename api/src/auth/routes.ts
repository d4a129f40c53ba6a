import * as endpoints from '@parley/contract/auth/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/api-keys.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirm } from './confirm.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { login } from './login.ts';
import { logout } from './sessions/logout.ts';
import { refresh } from './sessions/refresh.ts';
import { resendCode } from './codes/resend-code.ts';
import { readActivity } from './security-log/security-log.ts';
import { endAllOtherSessions, endSession, listSessions } from './sessions/own-sessions.ts';
import { readSignUpRules, signUp } from './sign-up/sign-up.ts';

export const routes = [
  route(endpoints.signUpRules, async ({ installation }) => readSignUpRules(installation)),
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
  route(endpoints.endSession, (platform, { actor, params, http }) =>
    endSession(platform, actor, http, params.id),
  ),
  route(endpoints.endOtherSessions, (platform, { actor, http }) =>
    endAllOtherSessions(platform, actor, http),
  ),
  route(endpoints.activity, (platform, { actor, query }) => readActivity(platform, actor.id, query)),
  route(endpoints.listApiKeys, (platform, { actor }) => listApiKeys(platform, actor)),
  route(endpoints.createApiKey, (platform, { actor, body, http }) =>
    createApiKey(platform, actor, http, body),
  ),
  route(endpoints.revokeApiKey, (platform, { actor, params, http }) =>
    revokeApiKey(platform, actor, http, params.id),
  ),
];
