import { Trans, useLingui } from '@lingui/react/macro';
import type { PastNotification } from '@parley/contract/notifications/schemas.ts';
import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { FormMessage } from '../ui/form/FormMessage.tsx';
import { InfiniteListEnd } from '../ui/list/InfiniteListEnd.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { historyFilter, readHistory } from './read-history.ts';
import { useReading } from './use-reading.ts';

interface Page {
  items: PastNotification[];
  nextCursor: string | null;
}
const useHistory = createInfiniteList<PastNotification>();

/** All notifications, read or not; those that are read here keep their place. */
export function NotificationHistory({ first }: { first: Page }) {
  const [search] = useSearchParams();
  const { items, ...end } = useHistory(first, (cursor) => readHistory(search, cursor));
  const { isRead, markRead, markAllRead, error, pending } = useReading();
  const [newest] = items;
  if (!newest) return <None />;
  return (
    <>
      <div className="flex min-h-10 items-center justify-end">
        {items.some((item) => !isRead(item)) && (
          <Button kind="plain" small pending={pending} onClick={() => void markAllRead(newest.dateCreated)}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      <FormMessage message={error} />
      <ul className="border-t border-line">
        {items.map((item) => (
          <HistoryRow
            key={item.id}
            notification={item}
            isRead={isRead(item)}
            onRead={() => void markRead(item.id)}
          />
        ))}
      </ul>
      <InfiniteListEnd
        {...end}
        pathOf={(cursor) => paths.notifications({ ...Object.fromEntries(search), cursor })}
      />
    </>
  );
}

function None() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { type, unread } = historyFilter(search);
  if (!type && !unread)
    return (
      <EmptyState
        title={t`No notifications yet`}
        action={
          <LinkButton kind="quiet" small to={paths.settings('notifications')}>
            <Trans>Choose what we notify you about</Trans>
          </LinkButton>
        }
      >
        <Trans>Messages, reminders and news about your jobs appear here.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={unread && !type ? t`You’ve read everything` : t`No matching notifications`}
      action={
        <LinkButton kind="quiet" small to={paths.notifications()}>
          <Trans>Show all notifications</Trans>
        </LinkButton>
      }
    />
  );
}
