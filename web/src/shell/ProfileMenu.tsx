import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { paths } from '../paths.ts';
import { initialsOf } from '../ui/initials.ts';
import { Menu } from '../ui/overlay/Menu.tsx';
import { useLogOut } from './use-log-out.ts';

const round =
  'grid size-10 shrink-0 place-items-center rounded-full bg-ink font-display leading-none font-semibold text-on-ink';

/** The person's initials, and behind them their own ways. */
export function ProfileMenu({ user }: { user: AuthUser }) {
  const logOut = useLogOut();
  const initials = initialsOf(user.displayName);
  return (
    <Menu
      label={`Profile menu, ${initials}`}
      button={initials}
      buttonClass={round}
      head={
        <>
          <b className="block truncate">{user.displayName}</b>
          <span className="block truncate text-sm text-ink-3">{user.email}</span>
        </>
      }
      items={[
        { label: 'My Dashboard', to: paths.dashboard() },
        { label: 'Settings', to: paths.settings() },
        { label: 'Log Out', onPick: () => void logOut() },
      ]}
    />
  );
}
