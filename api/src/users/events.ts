import type { Role } from '@parley/contract/access.ts';

/** A user is gone: their offers and postings end, and paid work is handled. */
export interface UserGone {
  userId: string;
  role: Role;
  /** Disabled by oneself or an admin, or closed for good. */
  how: 'disabled' | 'disabled by an admin' | 'closed';
}

/** An admin has enabled the user again. */
export interface UserBack {
  userId: string;
}

/** Somebody who does not want to hear from somebody any more. */
export interface UserBlocked {
  blockerId: string;
  blockedId: string;
}

declare module '../platform/events.ts' {
  interface Events {
    'user.gone': UserGone;
    'user.back': UserBack;
    'user.blocked': UserBlocked;
    /** Their account's time zone is another. */
    'user.moved': { userId: string; zoneBefore: string };
    /** A user changed their portrait; the files domain may refuse it. */
    'user.pictured': { userId: string; fileId: string | null; before: string | null };
  }
}
