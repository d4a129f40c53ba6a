import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { hasSessionCookie } from './cookies.ts';
import type { Result } from '../result.ts';
import { send } from '../http.ts';
import { sessionExpired, session, signedIn } from './session.ts';

/** `later`: the network or the server failed, so a retry may succeed. */
type RefreshOutcome = 'done' | 'later' | 'refused';

let refreshing: Promise<RefreshOutcome> | null = null;
let reauthenticating: Promise<boolean> | null = null;

/** Refreshes the access token, once for concurrent calls; logs out on failure. */
export async function refresh(): Promise<boolean> {
  const isDone = (await requestToken()) === 'done';
  if (!isDone) sessionExpired();
  return isDone;
}

/** Refreshes before the token expires: a network failure doesn't log out. */
export async function refreshEarly(): Promise<RefreshOutcome> {
  const outcome = await requestToken();
  if (outcome === 'refused') sessionExpired();
  return outcome;
}

function requestToken(): Promise<RefreshOutcome> {
  refreshing ??= send('POST /api/auth/refresh', { body: session().user })
    .then((result) => {
      if (applySession(result)) return 'done';
      return result.status >= 500 || result.status === 429 ? 'later' : 'refused';
    })
    .finally(() => (refreshing = null));
  return refreshing;
}

/** The signed-in user or null; a new tab signs in with the session cookie first. */
export async function resolveUser(): Promise<AuthUser | null> {
  if (!session().isAuth && hasSessionCookie(document.cookie)) await reauthenticate();
  const { isAuth, user } = session();
  return isAuth ? user : null;
}

function reauthenticate(): Promise<boolean> {
  reauthenticating ??= send('POST /api/auth/refresh/reauth', { body: {} })
    .then(applySession)
    .finally(() => (reauthenticating = null));
  return reauthenticating;
}

function applySession(result: Result<unknown>): boolean {
  if (result.status !== 200 || !isSignedIn(result.data)) return false;
  signedIn(result.data);
  return true;
}

function isSignedIn(data: unknown): data is SignedIn {
  return typeof data === 'object' && data !== null && 'accessToken' in data && 'user' in data;
}
