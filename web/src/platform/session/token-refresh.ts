import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { hasSessionCookie } from './cookies.ts';
import type { Result } from '../result.ts';
import { send } from '../http.ts';
import { sessionExpired, session, signedIn } from './session.ts';

/** `later`: nobody said no, the network or the server only failed just now. */
type RefreshOutcome = 'done' | 'later' | 'refused';

let refreshing: Promise<RefreshOutcome> | null = null;
let reauthenticating: Promise<boolean> | null = null;

/** Gets a new access token for the current user, once for all who ask meanwhile; who cannot is logged out. */
export async function refresh(): Promise<boolean> {
  const isDone = (await requestToken()) === 'done';
  if (!isDone) sessionExpired();
  return isDone;
}

/** The same before anybody needs it, which a network that fails just then does not log out. */
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

/** The signed-in person; in a fresh tab the session cookie signs in again first. Null for nobody. */
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
