import type { OffReason } from '@parley/contract/webhooks/event-names.ts';

declare module '../platform/events.ts' {
  interface Events {
    /** A webhook gets nothing any more, because of how its address answered. */
    'webhook.off': { webhookId: string; ownerId: string; name: string; because: Exclude<OffReason, 'OWNER'> };
  }
}
