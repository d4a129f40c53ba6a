import { useLingui } from '@lingui/react/macro';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { paths } from '../paths.ts';
import { initialsOf } from '../ui/initials.ts';
import { Menu } from '../ui/overlay/Menu.tsx';
import { useLogOut } from './viewer/use-log-out.ts';

const round =
  'grid size-11 shrink-0 md:size-10 place-items-center rounded-full bg-ink font-display leading-none font-semibold text-on-ink';

/** The person's initials, opening their menu. */
export function ProfileMenu({ user }: { user: AuthUser }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  const initials = initialsOf(user.displayName);
  return (
    <Menu
      label={t`Profile menu, ${initials}`}
      button={initials}
      buttonClass={round}
      header={
        <>
          <b className="block truncate">{user.displayName}</b>
          <span className="block truncate text-sm text-ink-3">{user.email}</span>
        </>
      }
      items={[
        { label: t`My Dashboard`, to: paths.dashboard() },
        { label: t`Settings`, to: paths.settings() },
        { label: t`Log Out`, onPick: () => void logOut() },
      ]}
    />
  );
}
