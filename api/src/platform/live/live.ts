import type { ServerMessages, ServerMessage } from '@parley/contract/live.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Db } from '../database/db.ts';

/** What a hint is sent by, once the server listens. */
export type Sender = (rooms: readonly string[], name: string, message: unknown) => void;

/** Says to people's open tabs that something is newer. Nothing depends on it: the database is the truth. */
export interface Live {
  /** To every tab of these people, after the commit of what is under way; the same thing once. */
  hint<Name extends keyof ServerMessages>(
    db: Db,
    to: readonly string[],
    name: Name,
    message: ServerMessage<Name>,
  ): void;
  /** Who sends from now on; null: nobody is connected here. */
  sender: Sender | null;
}

export const userRoom = (userId: string) => `user:${userId}`;

export function createLive(): Live {
  const live: Live = {
    sender: null,
    hint(db, to, name, message) {
      if (live.sender === null || to.length === 0) return;
      const rooms = [...new Set(to)].map(userRoom);
      afterCommit(db, JSON.stringify([rooms, name, message]), () => live.sender?.(rooms, name, message));
    },
  };
  return live;
}
