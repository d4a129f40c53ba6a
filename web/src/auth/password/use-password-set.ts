import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useUser } from '../../platform/session/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { PASSWORD_SET } from './password-set.ts';

/** Where people go once a code or a link has set their password: to log in, unless they are signed in and stay so. */
export function usePasswordSet(next: string | undefined) {
  const navigate = useNavigate();
  const user = useUser();
  return () => {
    if (user === null) return navigate(paths.login(next), { state: PASSWORD_SET });
    showToast({
      heading: t`Your password has been changed`,
      text: t`You’ve been signed out everywhere else.`,
    });
    return navigate(next ?? paths.settings('security'), { replace: true });
  };
}
