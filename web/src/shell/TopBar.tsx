import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { barWay } from './bar-way.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const SignedInBar = lazy(() => import('./SignedInBar.tsx'));

/** The bar above every page, as the viewer's role has it. */
export function TopBar({ user, undecided }: { user: AuthUser | null; undecided: boolean }) {
  return (
    <header className="column flex h-17 items-center justify-between gap-4">
      <Logo />
      <nav aria-label="Main" className="flex items-center gap-2 font-medium text-ink-2 sm:gap-3 md:gap-5">
        {undecided && <Undecided />}
        {!undecided && !user && <ForVisitors />}
        {user && (
          <Suspense fallback={<Undecided />}>
            <SignedInBar user={user} />
          </Suspense>
        )}
        <MobileMenu user={user} />
      </nav>
    </header>
  );
}

function ForVisitors() {
  return (
    <>
      <NavLink to={paths.howItWorks()} className={barWay} aria-current={false}>
        How it works
      </NavLink>
      <NavLink to={paths.services()} className={barWay}>
        Find a professional
      </NavLink>
      <NavLink to={paths.signUp({ role: 'PROFESSIONAL' })} className={barWay} aria-current={false}>
        Become a pro
      </NavLink>
      <NavLink to={paths.login()} className={barWay}>
        Log In
      </NavLink>
      <LinkButton small to={paths.signUp()}>
        Join
      </LinkButton>
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
