import { plural, t } from '@lingui/core/macro';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { isAnswered, whyNotReply } from '@parley/contract/support/rules.ts';
import { isResolved, type TicketStatus } from '@parley/contract/support/states.ts';
import { dayText } from '../time/format.ts';
import { dateText } from '../time/long-dates.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

const labels = (): Record<TicketStatus, StatusLabel> => ({
  OPEN: { label: t`Open`, tone: 'info' },
  IN_PROGRESS: { label: t`In progress`, tone: 'info' },
  RESOLVED: { label: t`Resolved`, tone: 'good' },
});

/** A ticket's status as its author reads it. */
export function ticketStatus(status: TicketStatus): StatusLabel {
  return labels()[status];
}

/** What the author can expect or do next. */
export function ticketOutlook(ticket: Ticket, zone: string, now: string): string {
  if (isResolved(ticket.status)) {
    if (!canReply(ticket, now) || ticket.reopenUntil === null)
      return t`This ticket is closed. Send us a new one if you still need help.`;
    const until = dayText(ticket.reopenUntil, zone);
    return t`Reply by ${until} to reopen it.`;
  }
  if (isAnswered(ticket)) return t`We’ve replied. Reply if you need anything else.`;
  const due = dayText(ticket.dueAt, zone);
  return ticket.dueAt > now
    ? t`We’ll reply by ${due}.`
    : t`We’re late with this one. It’s first in our queue.`;
}

/** Whether the author may reply: while it is open, and for some time after. */
export function canReply(ticket: Pick<Ticket, 'status' | 'reopenUntil'>, now: string): boolean {
  return whyNotReply(ticket, 'author', now) === null;
}

/** A ticket's first line, its name in lists. */
export function ticketName({ message }: Pick<Ticket, 'message'>): string {
  return message.trim().split('\n', 1)[0] ?? '';
}

/** "Sent 24 Nov 2026 · 2 replies". */
export function ticketSummary({ createdAt, replies, repliesCursor }: Ticket, zone: string): string {
  const date = dateText(createdAt, zone);
  const sent = t`Sent ${date}`;
  const count = replies.length;
  if (count === 0) return sent;
  if (repliesCursor !== null) return `${sent} · ${t`more than ${count} replies`}`;
  return `${sent} · ${plural(count, { one: '# reply', other: '# replies' })}`;
}
