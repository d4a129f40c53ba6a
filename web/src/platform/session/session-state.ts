import type { Role } from '@parley/contract/access.ts';
import type { AuthUser, SignedIn } from '@parley/contract/auth/schemas.ts';

/** The auth state. Before sign-in, the user is null or only an email. */
export type SessionState =
  | { isAuth: true; accessToken: string; user: AuthUser }
  | { isAuth: false; accessToken: null; user: { email: string } | null };

export type SessionEvent =
  | ({ type: 'sign-in' } & SignedIn)
  | { type: 'logout' }
  | { type: 'role'; role: Role }
  | { type: 'email'; email: string };

export const NOBODY: SessionState = { isAuth: false, accessToken: null, user: null };

/** The session reducer, as specified. */
export function sessionReducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'sign-in':
      return { isAuth: true, accessToken: event.accessToken, user: event.user };
    case 'logout':
      return NOBODY;
    case 'role':
      return state.isAuth ? { ...state, user: { ...state.user, role: event.role } } : state;
    case 'email':
      return { isAuth: false, accessToken: null, user: { email: event.email } };
  }
}
