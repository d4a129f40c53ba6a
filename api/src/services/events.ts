declare module '../platform/events.ts' {
  interface Events {
    /** A service was taken away. */
    'service.ended': { serviceId: string };
  }
}

export {};
