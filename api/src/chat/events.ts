declare module '../platform/events.ts' {
  interface Events {
    'message.sent': {
      jobId: string;
      messageId: string;
      seq: number;
      senderId: string;
      recipientId: string;
      title: string;
    };
    /** A job's chat was read up to this sequence number. */
    'message.read': { jobId: string; readerId: string; otherId: string; seq: number; everything: boolean };
  }
}

export {};
