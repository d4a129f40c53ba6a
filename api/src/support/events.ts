declare module '../platform/events.ts' {
  interface Events {
    'ticket.sent': { ticketId: string; authorId: string; jobId: string | null; message: string };
  }
}

export {};
