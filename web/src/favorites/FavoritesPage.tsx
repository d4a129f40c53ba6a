import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FavoriteCards } from '@parley/contract/favorites/schemas.ts';
import type { ReactNode } from 'react';
import { PostingCard } from '../job-postings/PostingCard.tsx';
import { PostingMark } from '../job-postings/PostingMark.tsx';
import { paths } from '../paths.ts';
import { call } from '../platform/api.ts';
import { requireUser } from '../platform/session/guards.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { ServiceCard } from '../services/ServiceCard.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import { focusFallback } from '../ui/form/focus-fallback.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { Route } from './+types/FavoritesPage';
import { FavoriteButton } from './FavoriteButton.tsx';
import { UndoableFavorite } from './UndoableFavorite.tsx';

const title = () => t`Favorites`;

export const meta = () =>
  pageMeta({
    title: title(),
    description: t`The services and job postings you saved for later.`,
    hidden: true,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [user, cards] = [await requireUser(request), await call('GET /api/favorite/data')];
  return { user, cards };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame>
      <SkeletonRows />
    </Frame>
  );
}

export default function FavoritesPage({ loaderData: { user, cards } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!cards.ok) {
    return (
      <Frame>
        <LoadError title={t`We couldn’t load your favorites`} refusal={cards} />
      </Frame>
    );
  }
  const parts = [<Services key="services" {...cards.data} />, <Postings key="postings" {...cards.data} />];
  // What a role mostly looks for comes first.
  return <Frame>{user.role === 'PROFESSIONAL' ? parts.toReversed() : parts}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div ref={focusFallback} className="column pt-8 md:pt-12">
      <PageHeader
        title={title()}
        end={
          <LinkButton kind="quiet" small to={paths.savedSearches()}>
            <Trans>Saved searches</Trans>
          </LinkButton>
        }
      />
      <div className="grid gap-14">{children}</div>
    </div>
  );
}

function Services({ services }: Pick<FavoriteCards, 'services'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Services`} strong>
      {services.length === 0 ? (
        <NoFavorites
          title={t`No services saved yet`}
          action={
            <LinkButton kind="quiet" small to={paths.services()}>
              <Trans>Find a professional</Trans>
            </LinkButton>
          }
        >
          <Trans>Select the heart on a service to keep it here with its next free time.</Trans>
        </NoFavorites>
      ) : (
        <ul className="grid gap-6 pt-6 sm:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <li key={service.id} className="min-w-0">
              <UndoableFavorite kind="services" id={service.id} title={service.title}>
                <ServiceCard
                  service={service}
                  favoriteButton={<FavoriteButton kind="services" id={service.id} title={service.title} />}
                />
              </UndoableFavorite>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Postings({ jobPostings }: Pick<FavoriteCards, 'jobPostings'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Job postings`} strong>
      {jobPostings.length === 0 ? (
        <NoFavorites
          title={t`No job postings saved yet`}
          action={
            <LinkButton kind="quiet" small to={paths.jobPostings()}>
              <Trans>Browse job postings</Trans>
            </LinkButton>
          }
        >
          <Trans>Select the heart on a job posting to keep it here.</Trans>
        </NoFavorites>
      ) : (
        <ul>
          {jobPostings.map((posting) => (
            <li key={posting.id}>
              <UndoableFavorite kind="jobPostings" id={posting.id} title={posting.title}>
                <PostingCard
                  mark={<PostingMark posting={posting} />}
                  posting={posting}
                  favoriteButton={<FavoriteButton kind="jobPostings" id={posting.id} title={posting.title} />}
                />
              </UndoableFavorite>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoFavorites({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="-mt-px">
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
