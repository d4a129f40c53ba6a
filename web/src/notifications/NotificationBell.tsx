import { Bell } from 'lucide-react';
import { Popover } from '../ui/overlay/Popover.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useUnread } from './unread.ts';

const MOST_SHOWN = 99;

/** The bell with the count of what is unread, and the panel behind it. */
export function NotificationBell() {
  const unread = useUnread();
  const { count } = unread;
  return (
    <Popover
      label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
      button={
        <>
          <Bell aria-hidden />
          {count > 0 && (
            <span
              aria-hidden
              className="num absolute -top-1 -right-1 h-4.5 min-w-4.5 rounded-full bg-time px-1 text-xs leading-4.5 font-bold text-on-time"
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
