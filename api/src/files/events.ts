declare module '../platform/events.ts' {
  interface Events {
    /** Somebody's files fill most of what they may store. */
    'storage.filling': { userId: string };
  }
}

export {};
