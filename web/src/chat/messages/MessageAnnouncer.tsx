import type { Message } from '@parley/contract/chat/schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { previewText } from './messages.ts';

/** Reads out new messages of the other side; what scrolls into view is not read again. */
export function MessageAnnouncer({ messages, meId }: { messages: readonly Message[]; meId: string }) {
  const last = messages.at(-1)?.seq ?? 0;
  const known = useRef(last);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const fresh = messages.filter(({ seq, sender }) => seq > known.current && sender.id !== meId);
    known.current = last;
    if (fresh.length > 0)
      setAnnouncement(
        fresh.map((message) => `${message.sender.displayName}: ${previewText(message)}`).join('. '),
      );
  }, [messages, last, meId]);
  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}
