import { Trans } from '@lingui/react/macro';
import { KINDS } from '@parley/contract/notifications/kinds.ts';
import type { PastNotification } from '@parley/contract/notifications/schemas.ts';
import { Link } from 'react-router';
import { localPath } from '../platform/address/local-path.ts';
import { useNow } from '../platform/now.ts';
import { useViewerZone } from '../platform/zone.ts';
import { translated } from '../platform/language/i18n.ts';
import { agoText } from '../time/ago.ts';
import { pastTimeText } from '../time/long-dates.ts';
import { MarkReadButton } from './MarkReadButton.tsx';

interface Props {
  notification: PastNotification;
  isRead: boolean;
  onRead: () => void;
}

/** One notification; opening it marks it as read. */
export function HistoryRow({ notification, isRead, onRead }: Props) {
  const [now, zone] = [useNow('second'), useViewerZone()];
  const { message, notificationType, url, dateCreated } = notification;
  const to = localPath(url);
  const words = isRead ? 'text-ink-2' : 'font-semibold';
  return (
    <li className="flex items-start gap-3 border-b border-line py-3.5">
      {/* The dot tells it at a glance; screen readers hear the word. */}
      <span
        aria-hidden
        className={`mt-2 size-2 shrink-0 rounded-full ${isRead ? 'bg-transparent' : 'bg-time'}`}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {!isRead && (
          <span className="sr-only">
            <Trans>Unread:</Trans>{' '}
          </span>
        )}
        {to === null ? (
          <p className={words}>{message}</p>
        ) : (
          <Link to={to} className={`block ${words}`} onClick={isRead ? undefined : onRead}>
            {message}
          </Link>
        )}
        <p className="mt-0.5 text-sm text-ink-3">
          {translated(KINDS[notificationType].name)} ·{' '}
          <time dateTime={dateCreated}>
            {agoText(dateCreated, now)} · {pastTimeText(dateCreated, zone, now)}
          </time>
        </p>
      </div>
      {!isRead && <MarkReadButton message={message} look="size-11" onPress={onRead} />}
    </li>
  );
}
