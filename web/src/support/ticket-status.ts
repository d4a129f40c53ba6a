import type { Ticket } from '@parley/contract/support/schemas.ts';
import { whyNotReply } from '@parley/contract/support/rules.ts';
import { isResolved, type TicketStatus } from '@parley/contract/support/states.ts';
import { dateText, dayText } from '../time/format.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

const WORDS: Record<TicketStatus, StatusWords> = {
  OPEN: { label: 'Open', tone: 'info' },
  IN_PROGRESS: { label: 'In progress', tone: 'info' },
  RESOLVED: { label: 'Resolved', tone: 'good' },
};

/** How a ticket stands, in a word. */
export function ticketStatus(status: TicketStatus): StatusWords {
  return WORDS[status];
}

/** What its author waits for or may still do. */
export function ticketOutlook(ticket: Ticket, zone: string, now: string): string {
  if (isResolved(ticket.status)) {
    return canReply(ticket, now) && ticket.reopenUntil !== null
      ? `A reply opens it again, until ${dayText(ticket.reopenUntil, zone)}.`
      : 'It is closed for good. Write to us anew if something is left.';
  }
  if (ticket.replies.at(-1)?.byAdmin) return 'We have answered. Reply if something is left.';
  return ticket.dueAt > now
    ? `We answer by ${dayText(ticket.dueAt, zone)}.`
    : 'We are late with this; it is at the head of our queue.';
}

/** Whether its author may add to it: always while it is open, and for a while after. */
export function canReply(ticket: Pick<Ticket, 'status' | 'reopenUntil'>, now: string): boolean {
  return whyNotReply(ticket, 'author', now) === null;
}

/** The first line of a ticket, which names it in a list. */
export function ticketName({ message }: Pick<Ticket, 'message'>): string {
  return message.trim().split('\n', 1)[0] ?? '';
}

/** "Sent 24 Nov 2026" and how much was said since. */
export function ticketSummary({ createdAt, replies }: Ticket, zone: string): string {
  const sent = `Sent ${dateText(createdAt, zone)}`;
  if (replies.length === 0) return sent;
  return `${sent} · ${replies.length === 1 ? '1 reply' : `${replies.length} replies`}`;
}
