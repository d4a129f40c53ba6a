import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { requireUser } from '../platform/session/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { readFromCursor } from '../platform/address/search-params.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { Skeleton, SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Route } from './+types/NotificationsPage';
import { HistoryFilters } from './HistoryFilters.tsx';
import { NotificationHistory } from './NotificationHistory.tsx';
import { readHistory } from './read-history.ts';

export const meta = () =>
  pageMeta({ title: t`Notifications`, description: t`Everything we’ve notified you about.`, hidden: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const { searchParams } = new URL(request.url);
  const page = await readFromCursor(searchParams.get('cursor'), (cursor) =>
    readHistory(searchParams, cursor),
  );
  return { user, page };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-10 h-10 w-64" />
      <SkeletonRows count={6} />
    </div>
  );
}

export default function NotificationsPage({ loaderData: { user, page } }: Route.ComponentProps) {
  const { key } = useLocation();
  const { t } = useLingui();
  return (
    <div ref={focusFallback} className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.dashboard(), name: t`Dashboard` }}
        title={t`Notifications`}
        lead={
          <>
            <Trans>Everything we’ve notified you about.</Trans>{' '}
            <Link to={paths.settings('notifications')} className="underline">
              <Trans>Choose what we notify you about</Trans>
            </Link>
          </>
        }
      />
      <HistoryFilters role={user.role} />
      <h2 className="sr-only">
        <Trans>All notifications</Trans>
      </h2>
      {page.ok ? (
        <NotificationHistory key={key} first={page.data} />
      ) : (
        <LoadError title={t`We couldn’t load your notifications`} refusal={page} />
      )}
    </div>
  );
}
