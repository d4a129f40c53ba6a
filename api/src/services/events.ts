declare module '../platform/events.ts' {
  interface Events {
    'service.ended': { serviceId: string };
  }
}

export {};
