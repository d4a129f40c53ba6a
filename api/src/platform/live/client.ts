import type { Server, Socket } from 'socket.io';
import { presenceRoom, userRoom } from './live.ts';
import type { LiveClient } from './message-handler.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import { refuse } from '../http/refuse.ts';

export function liveClientOf(io: Server, connections: ConnectionRegistry, socket: Socket): LiveClient {
  // A socket that closed during an await would stay in the room forever.
  const join = (room: string) => (socket.connected ? socket.join(room) : refuse('unauthenticated'));
  return {
    socketId: socket.id,
    rooms: () => [...socket.rooms],
    isIn: (room) => socket.rooms.has(room),
    enter: async (room) => join(room),
    leave: async (room) => socket.leave(room),
    isOnline: (userId) => connections.isOnline(userId),
    watch: async (userId) => join(presenceRoom(userId)),
    unwatch: async (userId) => socket.leave(presenceRoom(userId)),
    peopleIn: async (room) => {
      const sockets = await connections.cluster.socketsIn(room);
      return sockets.flatMap(({ id: socketId, data }) => {
        const userId: unknown = data.userId;
        return typeof userId === 'string' ? [{ userId, socketId }] : [];
      });
    },
    isUserIn: (room, userId) => connections.cluster.isUserIn(room, userId),
    broadcast: (room, name, message, except) => {
      const target = (connections.cluster.isAway ? socket.local : socket).to(room);
      (except ? target.except(userRoom(except.userId)) : target).emit(name, message);
    },
    isEmpty: (room) => !io.of('/').adapter.rooms.has(room),
  };
}
