import type { TicketStatus } from '@parley/contract/support/states.ts';

declare module '../platform/events.ts' {
  interface Events {
    'ticket.sent': { ticketId: string; authorId: string; jobId: string | null; message: string };
    'ticket.replied': { ticketId: string; authorId: string; message: string };
    'ticket.answered': { ticketId: string; authorId: string; adminId: string; message: string };
    'ticket.moved': { ticketId: string; authorId: string; to: TicketStatus; message: string };
  }
}
