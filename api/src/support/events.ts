import type { TicketStatus } from '@parley/contract/support/states.ts';

declare module '../platform/events.ts' {
  interface Events {
    'ticket.sent': { ticketId: string; authorId: string; jobId: string | null; message: string };
    /** Its author has added to a ticket. */
    'ticket.replied': { ticketId: string; authorId: string; message: string };
    /** An admin has answered. */
    'ticket.answered': { ticketId: string; authorId: string; adminId: string; message: string };
    /** An admin has resolved a ticket, or opened it again. */
    'ticket.moved': { ticketId: string; authorId: string; to: TicketStatus };
  }
}
