import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { whyNotAnswer } from '@parley/contract/job-postings/rules.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { MAX_SEARCH } from '@parley/contract/limits.ts';
import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { useViewerZone } from '../platform/zone.ts';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import type { Route } from './+types/InviteMatchesPage';
import { Matches } from './Matches.tsx';
import { MatchSearch } from './MatchSearch.tsx';

export const meta = () =>
  pageMeta({
    title: t`Invite professionals`,
    description: t`Services that match your posting and why, and one invitation to several people at once.`,
    hidden: true,
  });

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const id = params.postingId;
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, MAX_SEARCH) || undefined;
  const [posting, matches] = await Promise.all([
    call('GET /api/job/jobPosting/:id', { params: { id } }),
    call('GET /api/job/jobPosting/services/:id', { params: { id }, query: { q } }),
  ]);
  return { posting: orNotFound(posting), matches: orNotFound(matches), q };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader title={t`Invite professionals`} />
      <SkeletonRows count={5} />
    </div>
  );
}

export default function InviteMatchesPage({ loaderData: { posting, matches, q } }: Route.ComponentProps) {
  const zone = useViewerZone();
  const { t } = useLingui();
  const [search] = useSearchParams();
  if (!posting.ok) return <LoadErrorPage title={t`We couldn’t load this posting`} refusal={posting} />;
  const { id, title } = posting.data;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.jobPosting(id), name: title }}
        title={t`Invite professionals`}
        lead={t`Choose who to invite. Everyone gets the same message and their own time.`}
        end={
          <LinkButton kind="quiet" small to={paths.manageInvites(id)}>
            <Trans>Sent invitations</Trans>
          </LinkButton>
        }
      />
      {whyNotAnswer(posting.data) === null ? (
        <>
          <MatchSearch postingId={id} q={q ?? ''} />
          {matches.ok ? (
            <Matches
              key={`${id} ${search.toString()}`}
              posting={posting.data}
              first={matches.data}
              q={q}
              zone={zone}
            />
          ) : (
            <LoadError title={t`We couldn’t load matching services`} refusal={matches} />
          )}
        </>
      ) : (
        <Closed posting={posting.data} />
      )}
    </div>
  );
}

function Closed({ posting: { id } }: { posting: JobPosting }) {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h2"
      title={t`This posting is closed`}
      action={
        <LinkButton small to={paths.jobPosting(id)}>
          <Trans>View posting</Trans>
        </LinkButton>
      }
    >
      <Trans>Reopen it to invite people.</Trans>
    </EmptyState>
  );
}
