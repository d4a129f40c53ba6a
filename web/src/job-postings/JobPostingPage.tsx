import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JobPosting, JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { whyNotAnswer } from '@parley/contract/job-postings/rules.ts';
import { isOpenPosting } from '@parley/contract/job-postings/states.ts';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { paths } from '../paths.ts';
import { type Api, inProcessApi, httpApi, dataOrThrow } from '../platform/api-server.ts';
import { FileRow } from '../files/FileRow.tsx';
import { keepShown } from '../platform/live/quiet-reload.ts';
import { useNow } from '../platform/now.ts';
import { readAsVisitor, useRevalidateSignedIn } from '../platform/revalidate-signed-in.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { resolveUser } from '../platform/session/token-refresh.ts';
import { absoluteUrl } from '../platform/root-data.ts';
import { useUser } from '../platform/session/session.ts';
import { agoText } from '../time/ago.ts';
import { LoggedOut } from '../proposals/LoggedOut.tsx';
import { type OwnOffer, ProposeSection } from '../proposals/ProposeSection.tsx';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SkillTags } from '../ui/SkillTags.tsx';
import { BlockedNotice } from '../users/blocks/BlockedNotice.tsx';
import type { Route } from './+types/JobPostingPage';
import { postingStructuredData } from './structured-data.ts';
import { budgetText } from './form/budget.ts';
import { ClientHistory } from './ClientHistory.tsx';
import { loginToPropose, PostingAction, PostingPanel } from './PostingPanel.tsx';
import { readSimilar } from './similar.ts';

async function read(api: Api, id: string) {
  const posting = dataOrThrow(await api('GET /api/job/jobPosting/:id', { params: { id } }));
  return { posting, similar: await readSimilar(api, posting) };
}

async function readOffer(id: string): Promise<OwnOffer> {
  const [profile, services, card] = await Promise.all([
    httpApi('GET /api/users/professional', {}),
    httpApi('GET /api/service/professional/all', { query: {} }),
    // Without a finished profile there is none.
    httpApi('GET /api/users/professional/:id', { params: { id } }),
  ]);
  return {
    profile,
    services: services.ok ? services.data.filter(({ active }) => active) : [],
    free: card.ok ? card.data.free : [],
  };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await readAsVisitor(request, () => read(inProcessApi(context), params.postingId));
  return { page, offer: null, isForVisitor: true };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const user = await resolveUser();
  const [page, offer] = await Promise.all([
    read(httpApi, params.postingId),
    user?.role === 'PROFESSIONAL' ? readOffer(user.id) : null,
  ]);
  return { page, offer, isForVisitor: false };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShown];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const posting = loaderData?.page?.posting;
  if (!posting)
    return pageMeta({ title: t`Job posting`, description: t`A job posting on Parley.`, hidden: true });
  return pageMeta({
    title: posting.title,
    description: `${budgetText(posting)}. ${posting.description}`,
    canonical: absoluteUrl(matches, paths.jobPosting(posting.id)),
    image: absoluteUrl(matches, `/api/sharing/card/job-posting/${posting.id}`),
    hidden: !isOpenPosting(posting),
    about: isOpenPosting(posting) ? postingStructuredData(posting, matches) : [],
  });
}

export default function JobPostingPage({ loaderData }: Route.ComponentProps) {
  useRevalidateSignedIn(loaderData.isForVisitor);
  if (loaderData.page === null) return <PageSkeleton />;
  const { page, offer } = loaderData;
  return <Shown key={page.posting.id} {...page} offer={offer} />;
}

interface PostingViewProps {
  posting: JobPosting;
  similar: readonly JobPostingCard[];
  offer: OwnOffer | null;
}

function Shown({ posting, similar, offer }: PostingViewProps) {
  const { t } = useLingui();
  // Below the posting, for whoever may answer it: a form that is there asks for fewer presses.
  const open = whyNotAnswer(posting) === null && posting.myProposalId === null ? offer : null;
  useScrollAfterLogin(open !== null);
  const user = useUser();
  const isMine = user?.id === posting.clientId;
  const [couldWrite, setCouldWrite] = useState(false);
  if (open && !couldWrite) setCouldWrite(true);
  return (
    <div className="column grid items-start gap-x-12 gap-y-10 pt-5 md:grid-cols-[minmax(0,1fr)_21.25rem] md:grid-rows-[auto_1fr] md:pt-9">
      <div className="grid min-w-0 gap-8">
        <Head posting={posting} />
        <Prose text={posting.description} />
        <SkillTags skills={posting.skills} />
        {posting.attachments.length > 0 && (
          <Section title={t`Attachments`} small>
            <ul>
              {posting.attachments.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          </Section>
        )}
        {!isMine && (
          <div className="at-thumb md:hidden">
            <PostingAction posting={posting} onPropose={toForm} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8 md:row-span-2">
        <PostingPanel posting={posting} onPropose={toForm} />
        {!isMine && <ClientHistory client={posting.client} />}
      </div>
      <div className="grid min-w-0 gap-12 empty:hidden">
        {open && <ProposeSection posting={posting} offer={open} />}
        {!open && couldWrite && user === null && <LoggedOut to={loginToPropose(posting.id)} />}
        {!isMine && similar.length > 0 && <Similar postings={similar} />}
      </div>
    </div>
  );
}

function toForm() {
  const form = document.getElementById('propose');
  form?.scrollIntoView();
  form?.querySelector('textarea')?.focus({ preventScroll: true });
}

/** Who pressed the button before logging in wants to write. */
function useScrollAfterLogin(isShown: boolean) {
  const [search] = useSearchParams();
  const wants = search.get('propose') === 'true';
  useEffect(() => {
    if (isShown && wants) toForm();
  }, [isShown, wants]);
}

function Head({ posting }: { posting: JobPosting }) {
  const { id, title, client, disciplineId, disciplineName, categoryId, categoryName, createdAt } = posting;
  const ago = agoText(createdAt, useNow());
  const isMine = useUser()?.id === posting.clientId;
  return (
    <header className="opened grid min-w-0 gap-3">
      <p className="text-sm text-ink-3">
        <Link to={paths.jobPostings({ disciplineId })}>{disciplineName}</Link>
        <span aria-hidden> / </span>
        <Link to={paths.jobPostings({ disciplineId, categoryId })}>{categoryName}</Link>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <h1 className="min-w-0 flex-1 basis-[12rem]">{title}</h1>
        {!isMine && (
          <span className="flex flex-none items-center gap-2">
            <FavoriteButton kind="jobPostings" id={id} title={title} />
            <SafetyMenu person={client} subject={{ type: 'posting', id }} />
          </span>
        )}
      </div>
      <p className="text-sm text-ink-3 tabular-nums">
        <Trans>Posted {ago}</Trans>
      </p>
      <BlockedNotice person={client} />
    </header>
  );
}

function Similar({ postings }: { postings: readonly JobPostingCard[] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Similar job postings`}>
      <ul>
        {postings.map((posting) => (
          <li
            key={posting.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4 last:border-0"
          >
            <h3 className="min-w-0 flex-1 basis-60">
              <Link to={paths.jobPosting(posting.id)}>{posting.title}</Link>
            </h3>
            <span className="font-display font-semibold tabular-nums">{budgetText(posting)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
