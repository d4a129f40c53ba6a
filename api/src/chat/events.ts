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
    /** Somebody has read a job's chat up to the message with this number. */
    'message.read': { jobId: string; readerId: string; otherId: string; seq: number; everything: boolean };
  }
}

export {};
