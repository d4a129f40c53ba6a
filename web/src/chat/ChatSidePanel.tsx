import { useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { LoadedChat } from './load-chat.ts';
import type { Result } from '../platform/result.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';

interface Props {
  jobId: string;
  meId: string;
  other: Person;
  chat: Result<LoadedChat>;
  zone: string;
}

/** The job's chat, beside the call. */
export function ChatSidePanel({ jobId, meId, other, chat, zone }: Props) {
  const { t } = useLingui();
  return chat.ok ? (
    <ChatPanel jobId={jobId} meId={meId} other={other} first={chat.data} zone={zone} />
  ) : (
    <LoadError title={t`We couldn’t load the chat`} refusal={chat} />
  );
}
