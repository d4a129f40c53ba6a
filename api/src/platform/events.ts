import type { Trx } from './database/db.ts';
import type { Platform } from './platform.ts';

/**
 * The events, by name. Each domain adds its own in its `events.ts` (`declare module './events.ts' { interface Events
 * { 'job.hired': { … } } }`).
 */
// oxlint-disable-next-line typescript/no-empty-interface -- filled by the domains
export interface Events {}

/** A domain's event handlers. They run in the transaction of the event, so everything commits or nothing. */
export type Subscriptions = {
  [Name in keyof Events]?: (platform: Platform, trx: Trx, event: Events[Name]) => Promise<void>;
};

export interface Bus {
  emit<Name extends keyof Events>(
    platform: Platform,
    trx: Trx,
    name: Name,
    event: Events[Name],
  ): Promise<void>;
}

/** Calls the domains in their order. */
export function createBus(domains: readonly Subscriptions[]): Bus {
  return {
    async emit(platform, trx, name, event) {
      for (const subscriptions of domains) await subscriptions[name]?.(platform, trx, event);
    },
  };
}
