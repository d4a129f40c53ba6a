import type { Person } from '@parley/contract/users/schemas.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { LoadedChat } from './load-chat.ts';
import type { Result } from '../platform/result.ts';
import { Unloaded } from '../ui/feedback/Unloaded.tsx';

interface Props {
  jobId: string;
  meId: string;
  other: Person;
  chat: Result<LoadedChat>;
  zone: string;
}

/** What the two write and send each other beside the call: the job's own chat. */
export function ChatBeside({ jobId, meId, other, chat, zone }: Props) {
  return chat.ok ? (
    <ChatPanel jobId={jobId} meId={meId} other={other} first={chat.data} zone={zone} />
  ) : (
    <Unloaded title="We could not load the chat" refusal={chat} />
  );
}
