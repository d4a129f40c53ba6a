import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { byDay, endsGroup, mergeMessages } from '../../chat/messages/messages.ts';
import { FileRow } from '../../files/FileRow.tsx';
import { paths } from '../../paths.ts';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { orNotFound } from '../../platform/or-not-found.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { timeText } from '../../time/format.ts';
import { dayHeading } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { LoadErrorPage } from '../../ui/feedback/LoadErrorPage.tsx';
import type { Route } from './+types/AdminChatPage';
import { ReasonForm } from '../PromptDialog.tsx';
import { MessageForm } from './MessageForm.tsx';

export const meta = () =>
  pageMeta({ title: t`Job chat`, description: t`The messages of both sides of a job.`, hidden: true });

const PAGE = 50;
const readChat = (jobId: string, reason: string, before?: string) =>
  call('GET /api/chat/job/admin/:jobId', { params: { jobId }, query: { limit: PAGE, before, reason } });

export async function clientLoader({ params: { jobId } }: Route.ClientLoaderArgs) {
  return { found: orNotFound(await call('GET /api/job/admin/:id', { params: { id: jobId } })) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="column pt-8 md:pt-12">
      <Skeleton className="mb-10 h-10 w-2/3" />
      <SkeletonRows count={6} />
    </div>
  );
}

export default function AdminChatPage({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useLingui();
  if (!found.ok) return <LoadErrorPage title={t`We couldn’t load this job`} refusal={found} />;
  const { id, title, client } = found.data.job;
  return (
    <div className="column pt-8 md:pt-12">
      <PageHeader
        back={{ to: paths.adminJob(id), name: title }}
        title={t`Chat of “${title}”`}
        lead={t`This chat is private. Only both sides can read it, and admins with a reason.`}
      />
      <div className="max-w-200">
        <PrivateChat key={id} jobId={id} clientId={client.id} />
      </div>
    </div>
  );
}

interface Chat {
  messages: Message[];
  nextCursor: string | null;
}
interface OpenedChat {
  chat: Chat;
  reason: string;
}

/** Nothing is fetched before a reason is given. */
function PrivateChat({ jobId, clientId }: { jobId: string; clientId: string }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<OpenedChat | null>(null);
  const isReported = useSearchParams()[0].has('message');
  if (opened)
    return <ChatMessage jobId={jobId} clientId={clientId} first={opened.chat} reason={opened.reason} />;
  return (
    <ReasonForm
      draft={`read chat ${jobId}`}
      label={t`Reason for access`}
      help={t`Kept in the audit log with your name and the time.`}
      initial={isReported ? t`A message was reported.` : ''}
      send={(reason) => readChat(jobId, reason)}
      done={(chat, reason) => setOpened({ chat, reason })}
      confirm={t`Open chat`}
    />
  );
}

interface ChatMessageProps {
  jobId: string;
  clientId: string;
  first: Chat;
  reason: string;
}

function ChatMessage({ jobId, clientId, first, reason }: ChatMessageProps) {
  const { t } = useLingui();
  const [{ messages, nextCursor }, setChat] = useState(first);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const zone = useViewerZone();

  async function read(before?: string) {
    if (pending) return;
    setPending(true);
    const range = await readChat(jobId, reason, before);
    setPending(false);
    setError(range.ok ? null : range.message);
    if (!range.ok) return;
    const end = before === undefined ? nextCursor : range.data.nextCursor;
    setChat({ messages: mergeMessages(range.data.messages, messages), nextCursor: end });
  }

  return (
    <>
      <div className="flex justify-center empty:hidden">
        {nextCursor && (
          <Button kind="quiet" small pending={pending} onClick={() => void read(nextCursor)}>
            <Trans>Earlier messages</Trans>
          </Button>
        )}
      </div>
      <FormMessage message={error} />
      {messages.length === 0 && (
        <EmptyState title={t`No messages yet`}>
          <Trans>Messages between the client and the professional appear here.</Trans>
        </EmptyState>
      )}
      {byDay(messages, zone).map((day) => (
        <Day key={day.date} messages={day.messages} clientId={clientId} zone={zone} />
      ))}
      <MessageForm jobId={jobId} onSent={() => read()} />
    </>
  );
}

function Day({ messages, clientId, zone }: { messages: Message[]; clientId: string; zone: string }) {
  const now = useNow();
  const reportedId = useSearchParams()[0].get('message');
  return (
    <section>
      <h2 className="pt-7 pb-1 text-center text-sm text-ink-3">
        {dayHeading(messages[0]?.createdAt ?? now, zone, now)}
      </h2>
      <ol className="flex flex-col">
        {messages.map((message, index) => {
          const isClients = message.sender.id === clientId;
          const begins = messages[index - 1]?.sender.id !== message.sender.id;
          return (
            <li
              key={message.id}
              className={`flex max-w-[85%] min-w-0 flex-col sm:max-w-[70%] ${isClients ? 'self-end items-end' : 'self-start'}`}
            >
              {begins && <p className="pt-2 text-sm font-semibold">{message.sender.displayName}</p>}
              <div
                className={`mt-1 min-w-0 rounded-lg px-3.5 py-2 ${isClients ? 'rounded-br-sm border border-line bg-sheet' : 'rounded-bl-sm bg-well'} ${message.id === reportedId ? 'outline-2 outline-offset-2 outline-time' : ''}`}
              >
                {message.body !== '' && <Prose text={message.body} />}
                {message.attachments.length > 0 && (
                  <ul>
                    {message.attachments.map((file) => (
                      <FileRow key={file.id} file={file} />
                    ))}
                  </ul>
                )}
              </div>
              {endsGroup(message, messages[index + 1]) && (
                <p className="pt-1 pb-2 text-xs text-ink-3 tabular-nums">
                  {timeText(message.createdAt, zone)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
