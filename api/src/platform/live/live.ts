import type { ServerMessages, ServerMessage } from '@parley/contract/live.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Db } from '../database/db.ts';

export type Sender = (rooms: readonly string[], name: string, message: unknown) => void;

/** Hints to open tabs that something changed. Nothing depends on them: the database is the truth. */
export interface Live {
  /** Sends to every tab of these users after the current transaction commits; identical hints once. */
  hint<Name extends keyof ServerMessages>(
    db: Db,
    to: readonly string[],
    name: Name,
    message: ServerMessage<Name>,
  ): void;
  /** After the current transaction commits, neither is told any longer when the other comes and goes. */
  hidePresence(db: Db, one: string, other: string): void;
  /** Whether a tab of this user is in view, in any process. */
  isInView(userId: string): Promise<boolean>;
  /** The server's broadcast; null while no server listens. */
  sender: Sender | null;
  /** Has all clients of one room leave another one, in every process; null while no server listens. */
  evictor: ((from: string, room: string) => void) | null;
  /** How many clients are in a room; null while no server listens. */
  counter: ((room: string) => Promise<number>) | null;
}

export const userRoom = (userId: string) => `user:${userId}`;
export const PRESENCE = 'watch:';
/** The tabs that are told when a user comes and goes. */
export const presenceRoom = (userId: string) => `${PRESENCE}${userId}`;
/** The tabs of a user that are in view. */
export const viewRoom = (userId: string) => `view:${userId}`;

export function createLive(): Live {
  const live: Live = {
    sender: null,
    evictor: null,
    counter: null,
    isInView: async (userId) => ((await live.counter?.(viewRoom(userId))) ?? 0) > 0,
    hint(db, to, name, message) {
      if (live.sender === null || to.length === 0) return;
      const rooms = [...new Set(to)].map(userRoom);
      afterCommit(db, JSON.stringify([rooms, name, message]), () => live.sender?.(rooms, name, message));
    },
    hidePresence(db, one, other) {
      afterCommit(db, `presence ${[one, other].toSorted().join()}`, () => {
        live.evictor?.(userRoom(one), presenceRoom(other));
        live.evictor?.(userRoom(other), presenceRoom(one));
      });
    },
  };
  return live;
}
