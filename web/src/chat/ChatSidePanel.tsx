import { useLingui } from '@lingui/react/macro';
import type { Person } from '@parley/contract/users/schemas.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { MessageFiles } from './composer/use-message-files.ts';
import type { LoadedChat } from './load-chat.ts';
import type { Result } from '../platform/result.ts';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import type { Chat } from './use-chat.ts';

interface Props {
  jobId: string;
  meId: string;
  other: Person;
  /** How loading it went with the page. */
  loaded: Result<LoadedChat>;
  chat: Chat;
  zone: string;
  files: MessageFiles;
}

/** The job's chat, beside the call. */
export function ChatSidePanel({ loaded, ...props }: Props) {
  const { t } = useLingui();
  if (props.chat.isLoaded) return <ChatPanel {...props} />;
  return loaded.ok ? null : <LoadError title={t`We couldn’t load the chat`} refusal={loaded} />;
}
