import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { Popover } from '../ui/overlay/Popover.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useUnread } from './use-unread.ts';

const MOST_SHOWN = 99;

/** The bell with the unread badge (count), and its panel. */
export function NotificationBell() {
  const { t } = useLingui();
  const unread = useUnread();
  const { count } = unread;
  return (
    <Popover
      label={count === 0 ? t`Notifications` : t`Notifications, ${count} unread`}
      button={
        <>
          <Bell aria-hidden />
          {count > 0 && (
            <span
              aria-hidden
              className="num absolute -top-1 -right-1 h-[1.44em] min-w-[1.44em] rounded-full bg-time px-1 text-[min(0.78125rem,18px)] leading-[1.44em] font-bold text-on-time"
            >
              {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
            </span>
          )}
        </>
      }
      panelClass="w-96"
      onOpen={() => void unread.reload()}
    >
      {(close) => <NotificationList unread={unread} onFollow={close} />}
    </Popover>
  );
}
