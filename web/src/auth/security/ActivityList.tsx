import { Trans } from '@lingui/react/macro';
import type { SecurityEvent } from '@parley/contract/auth/schemas.ts';
import { createInfiniteList } from '../../platform/use-infinite-list.ts';
import type { Result } from '../../platform/result.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { useNow } from '../../platform/now.ts';
import { pastTimeText } from '../../time/long-dates.ts';
import { InfiniteListEnd } from '../../ui/list/InfiniteListEnd.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { activityOrigin, activityLabel } from './activity-labels.ts';

export interface ActivityPage {
  items: SecurityEvent[];
  nextCursor: string | null;
}
interface Props {
  first: ActivityPage;
  read: (cursor: string) => Promise<Result<ActivityPage>>;
  /** Whose it is, where it is not one’s own. */
  of?: string;
}

const useActivity = createInfiniteList<SecurityEvent>();

/** Sign-ins and security changes of an account, latest first. */
export function ActivityList({ first, read, of }: Props) {
  const { items, ...end } = useActivity(first, read, of);
  if (items.length === 0)
    return (
      <p className="py-4 text-ink-3">
        <Trans>Sign-ins and security changes will appear here.</Trans>
      </p>
    );
  return (
    <>
      <ul>
        {items.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <InfiniteListEnd {...end} auto={false} />
    </>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const [zone, now] = [useViewerZone(), useNow()];
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="font-semibold">{activityLabel(event)}</p>
        <p className="num text-sm wrap-anywhere text-ink-3">{activityOrigin(event)}</p>
      </div>
      <div className="flex flex-none flex-col items-end gap-1">
        <time dateTime={event.at} className="num text-sm text-ink-3">
          {pastTimeText(event.at, zone, now)}
        </time>
        {event.kind === 'SIGNED_IN' && !event.isKnown && (
          <Tag>
            <Trans>New browser</Trans>
          </Tag>
        )}
      </div>
    </li>
  );
}
