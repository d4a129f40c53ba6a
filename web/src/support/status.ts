import { t } from '@lingui/core/macro';
import type { TicketAction, TicketStatus } from '@parley/contract/support/states.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

const labels = (): Record<TicketStatus, StatusLabel> => ({
  OPEN: { label: t`Open`, tone: 'time' },
  IN_PROGRESS: { label: t`In progress`, tone: 'info' },
  RESOLVED: { label: t`Resolved`, tone: 'good' },
});

export function ticketStatus(status: TicketStatus): StatusLabel {
  return labels()[status];
}

type Moving = Exclude<TicketAction, 'reply'>;
const moves = (): Record<Moving, { label: string; about: string }> => ({
  take: { label: t`Assign to me`, about: t`It shows as in progress, so no one else starts on it.` },
  put_back: { label: t`Return to queue`, about: t`It’s open again for any admin to take.` },
  resolve: {
    label: t`Resolve`,
    about: t`We notify the author. A reply within 14 days reopens it.`,
  },
  reopen: { label: t`Reopen`, about: t`It’s in progress again and can be replied to.` },
});

/** The label and the effect of an action on a ticket. */
export function ticketMoveText(action: Moving) {
  return moves()[action];
}
