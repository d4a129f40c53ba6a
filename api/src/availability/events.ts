declare module '../platform/events.ts' {
  interface Events {
    /** A connected calendar has failed for a day, or isn't tried anymore; once, until it can be read again. */
    'calendar.failing': {
      calendarId: string;
      ownerId: string;
      name: string;
      since: string;
      wasRead: boolean;
    };
  }
}

export {};
