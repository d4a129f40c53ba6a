import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@parley/contract/notifications/schemas.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useNow } from '../platform/now.ts';
import { paths } from '../paths.ts';
import { localPath } from '../platform/address/local-path.ts';
import { agoText } from '../time/ago.ts';
import { Button } from '../ui/Button.tsx';
import { SkeletonLines } from '../ui/feedback/Skeleton.tsx';
import { MarkReadButton } from './MarkReadButton.tsx';
import type { Unread } from './use-unread.ts';

/** Of a hundred a slow phone would take long to open the panel; the others are on the page of all notifications. */
const MOST_LISTED = 20;

const PushOffer = lazy(() => import('./push/PushOffer.tsx'));

/** The panel of the bell: the latest unread notifications, newest first. */
export function NotificationList({ unread, onFollow }: { unread: Unread; onFollow: () => void }) {
  const { t } = useLingui();
  const { notifications, error } = unread;
  const now = useNow('second');
  return (
    <section aria-label={t`Notifications`}>
      <header className="flex min-h-13 items-center justify-between gap-4 border-b border-line px-4">
        <h2 className="text-lg">
          <Trans>Notifications</Trans>
        </h2>
        {notifications !== null && notifications.length > 0 && (
          <Button kind="plain" small onClick={() => void unread.clearAll()}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </header>
      {error !== null && (
        <div role="alert" className="border-b border-line px-4 py-4">
          <p className="mb-3 text-bad">{error}</p>
          <Button kind="quiet" small onClick={() => void unread.reload()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {notifications === null && error === null && (
        <div className="p-4">
          <SkeletonLines />
        </div>
      )}
      {notifications?.length === 0 && (
        <p className="px-4 py-8 text-center text-ink-3">
          <Trans>Nothing new. Your notifications appear here.</Trans>
        </p>
      )}
      <ul>
        {notifications?.slice(0, MOST_LISTED).map((notification) => (
          <Row
            key={notification.id}
            notification={notification}
            now={now}
            onRead={() => void unread.markRead(notification.id)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      <Suspense>
        <PushOffer />
      </Suspense>
      <footer className="sticky bottom-0 border-t border-line bg-sheet px-4 py-3 text-center text-sm">
        <Link to={paths.notifications()} className="underline hover:text-ink" onClick={onFollow}>
          <Trans>See all notifications</Trans>
        </Link>
      </footer>
    </section>
  );
}

interface RowProps {
  notification: Notification;
  /** ISO. */
  now: string;
  onRead: () => void;
  onFollow: () => void;
}

function Row({ notification, now, onRead, onFollow }: RowProps) {
  const { message, url, dateCreated } = notification;
  const to = localPath(url);
  return (
    <li className="flex items-start gap-2 border-b border-line py-3 pr-2 pl-4 last:border-0">
      <div className="min-w-0 flex-1">
        {to === null ? (
          <p>{message}</p>
        ) : (
          <Link
            to={to}
            className="block font-medium"
            onClick={() => {
              onRead();
              onFollow();
            }}
          >
            {message}
          </Link>
        )}
        <time dateTime={dateCreated} className="text-sm text-ink-3">
          {agoText(dateCreated, now)}
        </time>
      </div>
      <MarkReadButton message={message} look="size-11 md:size-9" onPress={onRead} />
    </li>
  );
}
