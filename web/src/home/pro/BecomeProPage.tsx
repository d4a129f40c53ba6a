import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Api, httpApi, inProcessApi } from '../../platform/api-server.ts';
import { clockContext } from '../../platform/contexts.ts';
import { currentNow } from '../../platform/now.ts';
import { currentFee } from '../../platform/installation/current-fee.ts';
import { minimumText, receivesText } from '../../platform/installation/fee-text.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { absoluteUrl } from '../../platform/root-data.ts';
import { useUser } from '../../platform/session/session.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { Route } from './+types/BecomeProPage';
import { ExampleShare } from '../BecomePro.tsx';
import { EXAMPLE_CENTS, exampleShare } from '../words/example-share.ts';
import { storyFor } from '../words/story-words.ts';
import { HireStories } from '../HireStories.tsx';
import { ClientDays } from './ClientDays.tsx';
import { clientsApart } from './clients-apart.ts';
import { FirstClient } from './FirstClient.tsx';
import { ProAnswers } from './ProAnswers.tsx';

async function read(api: Api, now: string) {
  const [stories, postings] = await Promise.all([
    api('GET /api/review/stories', {}),
    api('GET /api/job/jobPosting/all', { query: { sort: 'newest', limit: 24 } }),
  ]);
  return {
    stories: stories.ok ? stories.data : [],
    clients: postings.ok
      ? clientsApart(
          postings.data.items.map(({ client }) => client),
          now,
        )
      : [],
  };
}

export const loader = ({ context }: Route.LoaderArgs) =>
  read(inProcessApi(context), context.get(clockContext)().toISOString());
export const clientLoader = () => read(httpApi, currentNow());

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: t`Become a pro`,
    description: t`Set your hours, talk with clients at times that suit you both, and start once their money is held. See what you receive and how clients find you.`,
    canonical: absoluteUrl(matches, paths.becomePro()),
    image: absoluteUrl(matches, '/api/sharing/card'),
  });

export default function BecomeProPage({ loaderData: { stories, clients } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="column">
      <div className="grid items-end gap-x-14 gap-y-9 pt-8 pb-12 md:grid-cols-[1.2fr_1fr] md:pt-14 md:pb-16">
        <div className="min-w-0">
          <h1 className="text-hero tracking-[-.035em]">
            <Trans>Get paid for your expertise</Trans>
          </h1>
          <p className="mt-5 mb-7 max-w-[34em] text-xl text-pretty text-ink-2">
            <Trans>
              Talk with clients before they hire you, at hours you choose. Start only when the work fits and
              the money is held.
            </Trans>
          </p>
          <Start />
        </div>
        <Share />
      </div>
      <FirstClient />
      <ClientDays clients={clients} />
      <HireStories
        title={t`How it worked out for others`}
        stories={stories.map((story) => storyFor('professional', story))}
      />
      <ProAnswers />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t-2 border-ink py-12">
        <h2 className="max-w-[24ch]">
          <Trans>Your first consultation could be this week</Trans>
        </h2>
        <Start />
      </div>
    </div>
  );
}

/** The page’s one action; who has an account already goes on from their dashboard. */
function Start() {
  const user = useUser();
  return user ? (
    <LinkButton to={paths.dashboard()}>
      <Trans>My Dashboard</Trans>
    </LinkButton>
  ) : (
    <LinkButton to={paths.signUp({ role: 'PROFESSIONAL' })}>
      <Trans>Join as a professional</Trans>
    </LinkButton>
  );
}

function Share() {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`What you receive`}
      className="grid gap-4 rounded-lg border border-line bg-sheet p-6 shadow-sheet"
    >
      <ExampleShare {...exampleShare()} />
      <p className="border-t border-line pt-4 text-pretty text-ink-2">
        {receivesText(EXAMPLE_CENTS, currentFee())} {minimumText()}{' '}
        <Trans>Listing services, proposals and consultations cost you nothing.</Trans>
      </p>
    </section>
  );
}
