import type { Role } from '@parley/contract/access.ts';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '../paths.ts';
import { iconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../ui/overlay/Menu.tsx';
import { useLogOut } from './use-log-out.ts';

/** The same ways on narrow screens. */
export function MobileMenu({ user }: { user: AuthUser | null }) {
  const logOut = useLogOut();
  const own: MenuItem[] = [
    { label: 'My Dashboard', to: paths.dashboard() },
    { label: 'Settings', to: paths.settings() },
  ];
  const last: MenuItem = user
    ? { label: 'Log Out', onPick: () => void logOut() }
    : { label: 'Log In', to: paths.login() };
  return (
    <Menu
      label="Menu"
      button={<MenuIcon aria-hidden />}
      buttonClass={`${iconButton} md:hidden`}
      items={[{ label: 'Home', to: paths.home() }, ...(user ? own : []), ...waysOf(user?.role ?? null), last]}
    />
  );
}

function waysOf(role: Role | null): MenuItem[] {
  return [
    role === 'PROFESSIONAL'
      ? { label: 'Add Service', to: paths.addService() }
      : { label: 'Find Professional', to: paths.services() },
    role === 'CLIENT'
      ? { label: 'Post Job', to: paths.addJobPosting() }
      : { label: 'Find Job', to: paths.jobPostings() },
  ];
}
