import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { Heart, Settings } from 'lucide-react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { iconButton, IconLink } from '../ui/IconButton.tsx';
import { Toasts } from '../ui/overlay/Toasts.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { barWay } from './bar-way.ts';
import { useLiveChannel } from './live-follow.ts';

/** The right part of the bar for somebody; only they fetch it. */
export default function SignedInBar({ user }: { user: AuthUser }) {
  useLiveChannel();
  return (
    <>
      {user.role === 'PROFESSIONAL' && (
        <>
          <NavLink to={paths.jobPostings()} end className={barWay}>
            Find Job
          </NavLink>
          <span className="hidden md:block">
            <LinkButton kind="quiet" small to={paths.addService()}>
              Add Service
            </LinkButton>
          </span>
        </>
      )}
      {user.role === 'CLIENT' && (
        <>
          <NavLink to={paths.services()} className={barWay}>
            Find a professional
          </NavLink>
          <span className="hidden md:block">
            <LinkButton kind="quiet" small to={paths.addJobPosting()}>
              Post Job
            </LinkButton>
          </span>
        </>
      )}
      <span className="flex items-center gap-2">
        <IconLink label="Settings" to={paths.settings()} className={`${iconButton} hidden sm:grid`}>
          <Settings aria-hidden />
        </IconLink>
        <IconLink label="Favorites" to={paths.favorites()}>
          <Heart aria-hidden />
        </IconLink>
        <NotificationBell key={user.id} />
        <ProfileMenu user={user} />
      </span>
      {/* They stand above the page; nobody tells visitors anything meanwhile, so only this fetches them. */}
      {createPortal(<Toasts />, document.body)}
    </>
  );
}
