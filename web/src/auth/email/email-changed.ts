import { session, signedIn } from '../../platform/session/session.ts';

/** The top bar shows the email from the session, so update it there. */
export function emailChanged(email: string) {
  const { isAuth, accessToken, user } = session();
  if (isAuth) signedIn({ accessToken, user: { ...user, email } });
}
