import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { hasSessionCookie } from './cookies.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';
import { lapsed, session, signedIn } from './session.ts';

let refreshing: Promise<boolean> | null = null;
let reauthenticating: Promise<boolean> | null = null;

/** Gets a new access token for the current user, once for all who ask meanwhile; who cannot is logged out. */
export function refresh(): Promise<boolean> {
  refreshing ??= send('POST /api/auth/refresh', { body: session().user })
    .then(taken)
    .then((renewed) => {
      if (!renewed) lapsed();
      return renewed;
    })
    .finally(() => (refreshing = null));
  return refreshing;
}

/** The signed-in person; in a fresh tab the session cookie signs in again first. Null for nobody. */
export async function knownUser(): Promise<AuthUser | null> {
  if (!session().isAuth && hasSessionCookie(document.cookie)) await reauthenticate();
  const { isAuth, user } = session();
  return isAuth ? user : null;
}

function reauthenticate(): Promise<boolean> {
  reauthenticating ??= send('POST /api/auth/refresh/reauth', { body: {} })
    .then(taken)
    .finally(() => (reauthenticating = null));
  return reauthenticating;
}

function taken(result: Result<unknown>): boolean {
  if (result.status !== 200 || !isSignedIn(result.data)) return false;
  signedIn(result.data);
  return true;
}

function isSignedIn(data: unknown): data is SignedIn {
  return typeof data === 'object' && data !== null && 'accessToken' in data && 'user' in data;
}
