import { useNavigate } from 'react-router';
import { call } from '../platform/api.ts';
import { loggedOut, session } from '../platform/session/session.ts';
import { showToast } from '../platform/toasts.ts';
import { paths } from '../paths.ts';

/** Ends the session on the server, in this tab and in the others, and goes home. */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    const result = await call('POST /api/auth/logout', { body: { email: session().user?.email ?? '' } });
    // Without the server's help the cookie would sign in again at the next load.
    if (!result.ok && result.code === 'network') {
      showToast({ heading: 'You are still logged in', text: result.message });
      return;
    }
    // Before the way home, so that home is not asked for with a token that has just ended.
    loggedOut();
    await navigate(paths.home());
  };
}
