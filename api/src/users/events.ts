import type { Role } from '@parley/contract/access.ts';

/** Somebody who is no longer there: what they offered and sought ends, what is paid is looked after. */
export interface UserGone {
  userId: string;
  role: Role;
  /** Disabled by oneself or an admin, or closed for good. */
  how: 'disabled' | 'disabled by an admin' | 'closed';
}

/** Somebody whom an admin lets in again. */
export interface UserBack {
  userId: string;
}

declare module '../platform/events.ts' {
  interface Events {
    'user.gone': UserGone;
    'user.back': UserBack;
    /** Somebody chooses this portrait instead of the one before; whoever keeps files may refuse it. */
    'user.pictured': { userId: string; fileId: string | null; before: string | null };
  }
}
