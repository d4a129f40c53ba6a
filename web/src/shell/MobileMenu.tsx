import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Role } from '@parley/contract/access.ts';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { Menu as MenuIcon } from 'lucide-react';
import { paths } from '../paths.ts';
import { iconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../ui/overlay/Menu.tsx';
import { useLogOut } from './viewer/use-log-out.ts';

/** The mobile menu: the top bar's links on narrow screens. */
export function MobileMenu({ user }: { user: AuthUser | null }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  const own: MenuItem[] = [
    { label: t`My Dashboard`, to: paths.dashboard() },
    { label: t`Settings`, to: paths.settings() },
  ];
  const last: MenuItem = user
    ? { label: t`Log Out`, onPick: () => void logOut() }
    : { label: t`Log In`, to: paths.login() };
  return (
    <Menu
      label={t`Menu`}
      button={<MenuIcon aria-hidden />}
      buttonClass={`${iconButton} md:hidden`}
      items={[
        { label: t`Home`, to: paths.home() },
        ...(user ? own : []),
        ...navLinksOf(user?.role ?? null),
        last,
      ]}
    />
  );
}

function navLinksOf(role: Role | null): MenuItem[] {
  return [
    role === 'PROFESSIONAL'
      ? { label: t`Add Service`, to: paths.addService() }
      : { label: t`Find Professional`, to: paths.services() },
    role === 'CLIENT'
      ? { label: t`Post Job`, to: paths.addJobPosting() }
      : { label: t`Find Job`, to: paths.jobPostings() },
  ];
}
