import type { Message } from '@parley/contract/chat/schemas.ts';
import { Prose } from '../ui/Prose.tsx';

const SHAPES = {
  mine: 'self-end rounded-br-sm bg-ink text-on-ink',
  theirs: 'self-start rounded-bl-sm bg-well',
};

/** One message; whose it is shows by its side and is heard. */
export function Bubble({
  message,
  isMine,
  note,
}: {
  message: Message;
  isMine: boolean;
  note: string | null;
}) {
  return (
    <li className={`flex max-w-[85%] min-w-0 flex-col sm:max-w-[70%] ${isMine ? 'self-end' : 'self-start'}`}>
      <div className={`mt-1 min-w-0 rounded-lg px-3.5 py-2 ${isMine ? SHAPES.mine : SHAPES.theirs}`}>
        <span className="sr-only">{isMine ? 'You' : message.sender.displayName}: </span>
        <Prose text={message.body} />
      </div>
      {note && (
        <p className={`pt-1 pb-2 text-xs text-ink-3 tabular-nums ${isMine ? 'self-end' : ''}`}>{note}</p>
      )}
    </li>
  );
}
