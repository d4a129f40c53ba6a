import type { Role } from '@parley/contract/access.ts';
import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';
import { createListeners, createStore, useStore } from '../store.ts';
import { sessionReducer, NOBODY, type SessionEvent, type SessionState } from './session-state.ts';

const KEY = 'parley.session';
const inBrowser = typeof window !== 'undefined';
/** Says in the other tabs that somebody has logged out. */
export const otherTabs = inBrowser ? new BroadcastChannel(KEY) : null;

/** Hears in this tab when its user has gone for good: logged out, here or in another one, or closed the account. */
export const loggedOut = createListeners();

const state = createStore(inBrowser ? stored() : NOBODY);

otherTabs?.addEventListener('message', () => {
  if (session().isAuth) leave();
});

/** The auth state of this tab, for events and calls; screens use `useSession`. */
export function session(): SessionState {
  return state.get();
}

/** The auth state of this tab; signed out while the server renders. */
export function useSession(): SessionState {
  return useStore(state, () => NOBODY);
}

/** The signed-in user, or null. */
export function useUser(): AuthUser | null {
  const { isAuth, user } = useSession();
  return isAuth ? user : null;
}

/** Replaces the state with the user who just signed in. */
export function signedIn({ accessToken, user }: SignedIn) {
  dispatch({ type: 'sign-in', accessToken, user });
}

/** Clears this tab's state when the server has ended the session. Keeps drafts, so that nothing typed is lost. */
export function sessionExpired() {
  dispatch({ type: 'logout' });
}

/** Clears everything about the user in this and the other tabs, when they logged out themselves. */
export function refuseLoggedOut() {
  leave();
  otherTabs?.postMessage('logout');
}

function leave() {
  sessionStorage.clear();
  // Before the screens of somebody signed in go, which listen.
  loggedOut.notify();
  dispatch({ type: 'logout' });
}

export function roleChanged(role: Role) {
  dispatch({ type: 'role', role });
}

/** Remembers the email of a sign-up that waits for its code. */
export function emailEntered(email: string) {
  dispatch({ type: 'email', email });
}

function dispatch(event: SessionEvent) {
  const next = sessionReducer(session(), event);
  if (event.type === 'logout') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(next));
  state.set(next);
}

function stored(): SessionState {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? NOBODY;
  } catch {
    return NOBODY;
  }
}
