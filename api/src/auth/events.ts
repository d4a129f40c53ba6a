import type { Role } from '@parley/contract/access.ts';

declare module '../platform/events.ts' {
  interface Events {
    /** A new user has confirmed their address. */
    'user.signed_up': { userId: string; role: Exclude<Role, 'ADMIN'> };
    /** A security setting changed or an unknown browser signed in; its owner is notified. */
    'user.secured': { userId: string; what: 'password' | 'email' | 'device' | 'api_key' | 'webhook' };
  }
}
