import type { Role } from '@parley/contract/access.ts';

declare module '../platform/events.ts' {
  interface Events {
    /** An address was confirmed, and its user is there. */
    'user.signed_up': { userId: string; role: Exclude<Role, 'ADMIN'> };
    /** What keeps an account safe was changed, or a browser it does not know signed in; its owner should know. */
    'user.secured': { userId: string; what: 'password' | 'email' | 'device' };
  }
}
