import { Trans, useLingui } from '@lingui/react/macro';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { navLinkClass } from './nav-link-class.ts';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const SignedInBar = lazy(() => import('./SignedInBar.tsx'));

/** The top bar, by the viewer's role. */
export function TopBar({ user, undecided }: { user: AuthUser | null; undecided: boolean }) {
  const { t } = useLingui();
  return (
    <header className="column flex min-h-17 flex-wrap items-center py-2 justify-between gap-x-4">
      <Logo />
      <nav
        aria-label={t`Main`}
        className="ml-auto flex items-center gap-2 font-medium text-ink-2 sm:gap-3 md:gap-5"
      >
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
      <NavLink to={paths.howItWorks()} className={navLinkClass} aria-current={false}>
        <Trans>How it works</Trans>
      </NavLink>
      <NavLink to={paths.services()} className={navLinkClass}>
        <Trans>Find a professional</Trans>
      </NavLink>
      <NavLink to={paths.becomePro()} className={navLinkClass}>
        <Trans>Become a pro</Trans>
      </NavLink>
      <NavLink to={paths.login()} className={navLinkClass}>
        <Trans>Log In</Trans>
      </NavLink>
      <LinkButton small to={paths.signUp()}>
        <Trans>Join</Trans>
      </LinkButton>
    </>
  );
}

function Undecided() {
  return (
    <span className="flex gap-2">
      <Skeleton className="size-11 rounded-full md:size-10" />
      <Skeleton className="size-11 rounded-full md:size-10" />
      <Skeleton className="size-11 rounded-full md:size-10" />
    </span>
  );
}
