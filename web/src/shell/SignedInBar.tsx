import { Trans, useLingui } from '@lingui/react/macro';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { Heart, Settings } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { useNotificationClicks } from '../notifications/push/use-notification-clicks.ts';
import { paths } from '../paths.ts';
import { reportView } from '../platform/live/report-view.ts';
import { registerLater } from '../platform/worker/service-worker.ts';
import { LinkButton } from '../ui/Button.tsx';
import { iconButton, IconLink } from '../ui/IconButton.tsx';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { takeInstallOffer } from './install/install-offer.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { navLinkClass } from './nav-link-class.ts';
import { useLiveChannel } from './live-updates.ts';
import { forgetOnLogOut } from './viewer/forget-on-log-out.ts';

/** The right part of the top bar when signed in; visitors don't fetch it. */
export default function SignedInBar({ user }: { user: AuthUser }) {
  const { t } = useLingui();
  useLiveChannel();
  useEffect(() => reportView(), []);
  useEffect(() => registerLater(), []);
  useEffect(() => takeInstallOffer(), []);
  useEffect(() => forgetOnLogOut(), []);
  useNotificationClicks();
  return (
    <>
      {user.role === 'PROFESSIONAL' && (
        <>
          <NavLink to={paths.jobPostings()} end className={navLinkClass}>
            <Trans>Find Job</Trans>
          </NavLink>
          <span className="hidden md:block">
            <LinkButton kind="quiet" small to={paths.addService()}>
              <Trans>Add Service</Trans>
            </LinkButton>
          </span>
        </>
      )}
      {user.role === 'CLIENT' && (
        <>
          <NavLink to={paths.services()} className={navLinkClass}>
            <Trans>Find a professional</Trans>
          </NavLink>
          <span className="hidden md:block">
            <LinkButton kind="quiet" small to={paths.addJobPosting()}>
              <Trans>Post Job</Trans>
            </LinkButton>
          </span>
        </>
      )}
      <span className="flex items-center gap-2">
        <IconLink label={t`Settings`} to={paths.settings()} className={`${iconButton} hidden sm:grid`}>
          <Settings aria-hidden />
        </IconLink>
        <IconLink label={t`Favorites`} to={paths.favorites()}>
          <Heart aria-hidden />
        </IconLink>
        <NotificationBell key={user.id} />
        <ProfileMenu user={user} />
      </span>
      {/* Above the page. Visitors get no toasts, so only this bundle loads them. */}
      {createPortal(<Toasts />, document.body)}
    </>
  );
}
