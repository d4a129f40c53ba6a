declare module '../platform/events.ts' {
  interface Events {
    /** A user's storage is almost full. */
    'storage.filling': { userId: string };
  }
}

export {};
