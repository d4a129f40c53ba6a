import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { otherOf, sideOfRole } from '@parley/contract/sides.ts';
import { cityOf } from '@parley/contract/time.ts';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { redirect } from 'react-router';
import { call } from '../platform/api.ts';
import { requireUser } from '../platform/session/guards.ts';
import { useNow } from '../platform/now.ts';
import { pageMeta } from '../platform/page-meta.ts';
import { orNotFound } from '../platform/or-not-found.ts';
import { useViewerZone } from '../platform/zone.ts';
import { paths } from '../paths.ts';
import { SafetyMenu } from '../reports/SafetyMenu.tsx';
import { clocksDiffer, timeText } from '../time/format.ts';
import { OfferLink } from '../offers/OfferLink.tsx';
import { OfferPanel } from '../offers/OfferPanel.tsx';
import { useJobOffers } from '../offers/use-job-offers.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { LoadErrorPage } from '../ui/feedback/LoadErrorPage.tsx';
import { useBlockedIds } from '../users/blocks/use-blocks.ts';
import { shortName } from '../users/short-name.ts';
import type { Route } from './+types/ChatPage';
import { chatHeaderButton } from './ChatHeader.tsx';
import { ChatSidebar } from './ChatSidebar.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { useMessageFiles } from './composer/use-message-files.ts';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { loadChat, type LoadedChat } from './load-chat.ts';
import { useChat } from './use-chat.ts';

const ReportDialog = lazy(() => import('../reports/ReportDialog.tsx'));

export function meta({ loaderData }: Route.MetaArgs) {
  const side = sideOfRole(loaderData?.user.role) ?? 'client';
  const name = loaderData?.job.ok ? otherOf(loaderData.job.data, side).displayName : null;
  return pageMeta({
    // Tabs of several chats are told apart by it.
    title: name === null ? t`Chat` : t`Chat with ${name}`,
    description: t`Your messages about this job.`,
    hidden: true,
  });
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  if (user.role === 'ADMIN') throw redirect(paths.adminChat(params.jobId));
  const id = params.jobId;
  const [job, chat] = await Promise.all([call('GET /api/job/:id', { params: { id } }), loadChat(id)]);
  // A later milestone has the chat of the job that its plan began with.
  if (job.ok && job.data.plan && job.data.plan.id !== id) throw redirect(paths.chat(job.data.plan.id));
  return { user, job: orNotFound(job), chat };
}
clientLoader.hydrate = true as const;

/** The chat updates itself. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: object;
  nextParams: object;
}) => JSON.stringify(currentParams) !== JSON.stringify(nextParams);

export function HydrateFallback() {
  return <ChatSkeleton />;
}

export default function ChatPage({ loaderData: { user, job, chat }, params }: Route.ComponentProps) {
  // Blocking says nothing live, also not of oneself.
  const offers = useJobOffers(params.jobId, useBlockedIds().join());
  const zone = useViewerZone();
  const now = useNow();
  const { t } = useLingui();
  const [reportedId, setReportedId] = useState<string | null>(null);
  if (!job.ok) return <LoadErrorPage title={t`We couldn’t load this job`} refusal={job} />;
  if (!chat.ok) return <LoadErrorPage title={t`We couldn’t load the chat`} refusal={chat} />;
  const { id, title } = job.data;
  const side = sideOfRole(user.role) ?? 'client';
  const other = otherOf(job.data, side);
  const [name, city] = [other.displayName, cityOf(other.timeZone)];
  const [theirTime, myTime] = [timeText(now, other.timeZone), timeText(now, zone)];
  return (
    // On small screens only the messages are shown; on wide ones the job is beside them.
    <div className="column flex h-[calc(100dvh-68px)] min-h-110 justify-center gap-x-14 pt-2 md:pt-8 low:min-h-80 low:pt-2">
      <div className="flex min-h-0 w-full max-w-200 min-w-0 flex-col [&>header]:mb-1 md:[&>header]:mb-4 low:[&>header]:mb-1 max-md:[&_h1]:text-xl low:[&_h1]:text-xl">
        <PageHeader
          back={{ to: paths.job(id), name: title }}
          title={t`Chat with ${name}`}
          lead={
            <span className="block text-sm tabular-nums max-md:-mt-2 md:text-base low:-mt-2 low:text-sm">
              {clocksDiffer(now, zone, other.timeZone) ? (
                <Trans>
                  {city} · {theirTime} there, {myTime} here
                </Trans>
              ) : (
                `${city} · ${myTime}`
              )}
              <OfferLink job={offers.loaded?.job.ok ? offers.loaded.job.data : job.data} />
            </span>
          }
        />
        <div className="min-h-0 flex-1">
          <JobChat
            key={id}
            jobId={id}
            meId={user.id}
            other={other}
            first={chat.data}
            zone={zone}
            menu={<SafetyMenu person={other} buttonClass={chatHeaderButton} />}
            onReport={setReportedId}
          />
        </div>
      </div>
      <ChatSidebar
        // What changed since the page was loaded: an offer, or the hire.
        job={offers.loaded?.job.ok ? offers.loaded.job.data : job.data}
        side={side}
        zone={zone}
        offer={<OfferPanel {...offers} side={side} zone={zone} />}
      />
      <Suspense fallback={null}>
        {reportedId && (
          <ReportDialog
            subject={{ type: 'message', id: reportedId }}
            name={shortName(name)}
            onClose={() => setReportedId(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

type JobChatProps = Omit<ComponentProps<typeof ChatPanel>, 'chat' | 'files'> & { first: LoadedChat };

function JobChat({ first, ...props }: JobChatProps) {
  const { jobId, meId } = props;
  const chat = useChat({ jobId, meId, first });
  const files = useMessageFiles(jobId);
  return <ChatPanel {...props} chat={chat} files={files} />;
}
