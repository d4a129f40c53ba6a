import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { hasSessionCookie } from './cookies.ts';
import type { Result } from '../result.ts';
import { send } from '../send.ts';
import { lapsed, session, signedIn } from './session.ts';

/** `later`: nobody said no, the network or the server only failed just now. */
type Renewal = 'done' | 'later' | 'refused';

let renewing: Promise<Renewal> | null = null;
let reauthenticating: Promise<boolean> | null = null;

/** Gets a new access token for the current user, once for all who ask meanwhile; who cannot is logged out. */
export async function refresh(): Promise<boolean> {
  const isDone = (await renew()) === 'done';
  if (!isDone) lapsed();
  return isDone;
}

/** The same before anybody needs it, which a network that fails just then does not log out. */
export async function renewAhead(): Promise<Renewal> {
  const renewal = await renew();
  if (renewal === 'refused') lapsed();
  return renewal;
}

function renew(): Promise<Renewal> {
  renewing ??= send('POST /api/auth/refresh', { body: session().user })
    .then((result) => {
      if (taken(result)) return 'done';
      return result.status >= 500 || result.status === 429 ? 'later' : 'refused';
    })
    .finally(() => (renewing = null));
  return renewing;
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
