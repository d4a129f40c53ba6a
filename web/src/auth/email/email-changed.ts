import { session, signedIn } from '../../platform/session/session.ts';

/** The menu above shows the address out of the session. */
export function emailChanged(email: string) {
  const { isAuth, accessToken, user } = session();
  if (isAuth) signedIn({ accessToken, user: { ...user, email } });
}
