import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { Heart, Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { iconButton, IconLink } from '../ui/IconButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

// Only the signed-in fetch it.
const NotificationBell = lazy(() => import('../notifications/NotificationBell.tsx'));

const way = 'hidden md:block hover:text-ink aria-[current=page]:text-ink';

/** The bar above every page, as the viewer's role has it. */
export function TopBar({ user, undecided }: { user: AuthUser | null; undecided: boolean }) {
  return (
    <header className="column flex h-17 items-center justify-between gap-4">
      <Logo />
      <nav aria-label="Main" className="flex items-center gap-2 font-medium text-ink-2 sm:gap-3 md:gap-5">
        {undecided && <Undecided />}
        {!undecided && !user && <ForVisitors />}
        {user && <ForSignedIn user={user} />}
        <MobileMenu user={user} />
      </nav>
    </header>
  );
}

function ForVisitors() {
  return (
    <>
      <NavLink to={paths.howItWorks()} className={way} aria-current={false}>
        How it works
      </NavLink>
      <NavLink to={paths.services()} className={way}>
        Find a professional
      </NavLink>
      <NavLink to={paths.signUp({ role: 'PROFESSIONAL' })} className={way} aria-current={false}>
        Become a pro
      </NavLink>
      <NavLink to={paths.login()} className={way}>
        Log In
      </NavLink>
      <LinkButton small to={paths.signUp()}>
        Join
      </LinkButton>
    </>
  );
}

function ForSignedIn({ user }: { user: AuthUser }) {
  return (
    <>
      {user.role === 'PROFESSIONAL' && (
        <span className="hidden md:block">
          <LinkButton kind="quiet" small to={paths.addService()}>
            Add Service
          </LinkButton>
        </span>
      )}
      {user.role === 'CLIENT' && (
        <>
          <NavLink to={paths.services()} className={way}>
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
        <Suspense fallback={<Skeleton className="size-10 rounded-full" />}>
          <NotificationBell key={user.id} />
        </Suspense>
        <ProfileMenu user={user} />
      </span>
    </>
  );
}

function Undecided() {
  return (
    <span className="flex gap-2">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="size-10 rounded-full" />
    </span>
  );
}
