import { useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import type { LoadedChat } from '../chat/load-chat.ts';
import type { Result } from '../platform/result.ts';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';

export interface BesideProps {
  jobId: string;
  meId: string;
  other: Person;
  chat: Result<LoadedChat>;
  zone: string;
  /** Then nothing more can be written here. */
  isJobOver: boolean;
}

/** The job's chat, beside the call. */
export function ChatBeside({ jobId, meId, other, chat, zone }: BesideProps) {
  const { t } = useLingui();
  return chat.ok ? (
    <ChatPanel jobId={jobId} meId={meId} other={other} first={chat.data} zone={zone} />
  ) : (
    <Unloaded title={t`We couldn’t load the chat`} refusal={chat} />
  );
}
