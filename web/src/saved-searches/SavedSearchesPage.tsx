import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { requireUser } from '../platform/session/guards.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Route } from './+types/SavedSearchesPage';
import { SavedSearchRow } from './SavedSearchRow.tsx';

const title = () => t`Saved searches`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`Your saved searches, and how often we tell you what’s new.`,
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [user, searches] = [await requireUser(request), await call('GET /api/saved-search')];
  return { user, searches };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={title()} />
      <SkeletonRows />
    </div>
  );
}

export default function SavedSearchesPage({ loaderData: { user, searches } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div ref={focusFallback} className="column pt-8 md:pt-12">
      <PageHeader
        title={title()}
        lead={t`We tell you what’s new in each, as often as you like.`}
        end={
          <LinkButton kind="quiet" small to={paths.settings('notifications')}>
            <Trans>Notification settings</Trans>
          </LinkButton>
        }
      />
      {!searches.ok && <LoadError title={t`We couldn’t load your saved searches`} refusal={searches} />}
      {searches.ok && searches.data.length === 0 && <None isProfessional={user.role === 'PROFESSIONAL'} />}
      {searches.ok && searches.data.length > 0 && (
        <ul className="border-t border-line">
          {searches.data.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </div>
  );
}

function None({ isProfessional }: { isProfessional: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h2"
      title={t`No saved searches yet`}
      action={
        <LinkButton kind="quiet" small to={isProfessional ? paths.jobPostings() : paths.services()}>
          {isProfessional ? t`Browse job postings` : t`Find a professional`}
        </LinkButton>
      }
    >
      <p>
        <Trans>Choose some filters in a list, then select “Save this search”. It appears here.</Trans>
      </p>
    </EmptyState>
  );
}
