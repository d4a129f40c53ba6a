import type { TicketAction, TicketStatus } from '@parley/contract/support/states.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

const WORDS: Record<TicketStatus, StatusWords> = {
  OPEN: { label: 'Open', tone: 'time' },
  IN_PROGRESS: { label: 'In progress', tone: 'info' },
  RESOLVED: { label: 'Resolved', tone: 'good' },
};

export function ticketStatus(status: TicketStatus): StatusWords {
  return WORDS[status];
}

type Moving = Exclude<TicketAction, 'reply'>;
const MOVES: Record<Moving, { label: string; about: string }> = {
  take: { label: 'Take it on', about: 'It shows as in progress, so that nobody else begins on it.' },
  put_back: { label: 'Put it back', about: 'It waits for somebody again.' },
  resolve: {
    label: 'Resolve',
    about: 'Its author is told; a reply of theirs within 14 days opens it again.',
  },
  reopen: { label: 'Open again', about: 'It is in progress again and can be answered.' },
};

/** What a move of a ticket is called and what it leads to. */
export function ticketMoveWords(action: Moving) {
  return MOVES[action];
}
