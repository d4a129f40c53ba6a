import type { Server, Socket } from 'socket.io';
import { userRoom } from './live.ts';
import type { Tab } from './message-handler.ts';
import { type Lines, watchRoom } from './connection-registry.ts';
import { refuse } from '../http/refuse.ts';

/** A connection as the domains see it. */
export function tabOf(io: Server, lines: Lines, socket: Socket): Tab {
  // Who has hung up while we looked something up would be there for ever.
  const join = (room: string) => (socket.connected ? socket.join(room) : refuse('unauthenticated'));
  return {
    socketId: socket.id,
    rooms: () => [...socket.rooms],
    isIn: (room) => socket.rooms.has(room),
    enter: async (room) => join(room),
    leave: async (room) => socket.leave(room),
    isOnline: (userId) => lines.isOnline(userId),
    watch: async (userId) => join(watchRoom(userId)),
    peopleIn: async (room) => {
      const sockets = await lines.others.tabsIn(room);
      return sockets.flatMap(({ id: socketId, data }) => {
        const userId: unknown = data.userId;
        return typeof userId === 'string' ? [{ userId, socketId }] : [];
      });
    },
    tell: (room, name, heard, except) => {
      const others = (lines.others.areAway ? socket.local : socket).to(room);
      (except ? others.except(userRoom(except.userId)) : others).emit(name, heard);
    },
    isEmpty: (room) => !io.of('/').adapter.rooms.has(room),
  };
}
