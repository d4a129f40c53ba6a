import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { refuseLoggedOut, session } from '../../platform/session/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { paths } from '../../paths.ts';

/** Logs out on the server, in this tab and in the others, then navigates home. */
export function useLogOut() {
  const navigate = useNavigate();
  return async () => {
    const result = await call('POST /api/auth/logout', { body: { email: session().user?.email ?? '' } });
    // Until the server has ended the session and cleared the cookie, the next load would sign in again.
    if (!result.ok) {
      showToast({ heading: t`You’re still logged in`, text: result.message });
      return;
    }
    // Before navigating, so that the home page isn't requested with an ended token.
    refuseLoggedOut();
    await navigate(paths.home());
  };
}
