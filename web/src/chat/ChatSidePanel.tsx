import { useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { MessageFiles } from './composer/use-message-files.ts';
import type { LoadedChat } from './load-chat.ts';
import type { Result } from '../platform/result.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';

interface Props {
  jobId: string;
  meId: string;
  other: Person;
  chat: Result<LoadedChat>;
  zone: string;
  files: MessageFiles;
}

/** The job's chat, beside the call. */
export function ChatSidePanel({ chat, ...props }: Props) {
  const { t } = useLingui();
  return chat.ok ? (
    <ChatPanel first={chat.data} {...props} />
  ) : (
    <LoadError title={t`We couldn’t load the chat`} refusal={chat} />
  );
}
