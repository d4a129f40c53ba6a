import { MAX_SIGNAL_BYTES } from '@parley/contract/live-limits.ts';
import { CLIENT_MESSAGES, type RoomPerson } from '@parley/contract/live.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { handler, type LiveDomain, type LiveClient } from '../../platform/live/message-handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { getMeeting } from './meet.ts';
import { checkOpen } from './meeting.ts';
import { joinRoom, leaveRoom, refuseTooManyStays } from './record-presence.ts';

const ROOM = 'room:';
const roomOf = (appointmentId: string) => `${ROOM}${appointmentId}`;
/** One client by its socket id, or all of a user's by the user id. */
const seatRoom = (appointmentId: string, of: string) => `seat:${appointmentId}:${of}`;

/** A consultation's room: presence and the signalling of its call, for its two sides while it is open. */
export const appointmentsLive: LiveDomain = {
  handlers: {
    enter: handler(CLIENT_MESSAGES.enter, async (platform, { actor, client, message: { appointmentId } }) => {
      await openMeeting(platform, actor, appointmentId);
      const who = { appointmentId, userId: actor.id };
      await refuseTooManyStays(platform, who);
      for (const room of roomsFor(appointmentId, actor.id, client)) await client.enter(room);
      await joinRoom(platform, who);
      const people = await broadcastPeople(client, appointmentId);
      // The client left while its presence was stored, so nobody has ended that presence yet.
      if (!client.isIn(roomOf(appointmentId))) await recordLeaving(platform, client, who);
      return { people, socketId: client.socketId };
    }),
    exit: handler(CLIENT_MESSAGES.exit, async (platform, { actor, client, message: { appointmentId } }) => {
      if (!client.isIn(roomOf(appointmentId))) return {};
      for (const room of roomsFor(appointmentId, actor.id, client)) await client.leave(room);
      await broadcastPeople(client, appointmentId);
      await recordLeaving(platform, client, { appointmentId, userId: actor.id });
      return {};
    }),
    signal: handler(CLIENT_MESSAGES.signal, async (platform, { actor, client, message }) => {
      const { appointmentId, to, payload } = message;
      if (Buffer.byteLength(JSON.stringify(payload)) > MAX_SIGNAL_BYTES) refuse('too_large');
      await openMeeting(platform, actor, appointmentId);
      if (!client.isIn(roomOf(appointmentId))) refuse('forbidden');
      const seat = seatRoom(appointmentId, to);
      if (!platform.settings.REDIS_URL && client.isEmpty(seat)) refuse('not_found');
      const from = { userId: actor.id, socketId: client.socketId };
      client.broadcast(seat, 'signal', { appointmentId, from, payload });
      return {};
    }),
  },
  onDisconnect: async (platform, { userId, rooms, client }) => {
    for (const room of rooms.filter((each) => each.startsWith(ROOM))) {
      const appointmentId = room.slice(ROOM.length);
      await broadcastPeople(client, appointmentId);
      await recordLeaving(platform, client, { appointmentId, userId });
    }
  },
};

/**
 * A user with another client in the room is still present, also one that came while the leaving was stored. While other
 * processes don't say whether there is one, the stay is left open: it ends with the room (decision 40).
 */
async function recordLeaving(
  platform: Platform,
  client: LiveClient,
  who: { appointmentId: string; userId: string },
): Promise<void> {
  const isGone = async () => (await client.isUserIn(roomOf(who.appointmentId), who.userId)) === false;
  while (await isGone()) {
    await leaveRoom(platform, who);
    if (await isGone()) return;
    await joinRoom(platform, who);
  }
}

async function openMeeting(platform: Platform, actor: Actor, appointmentId: string): Promise<Meeting> {
  const meeting = await getMeeting(platform, actor, appointmentId);
  checkOpen(meeting);
  return meeting;
}

function roomsFor(appointmentId: string, userId: string, { socketId }: LiveClient): string[] {
  return [roomOf(appointmentId), seatRoom(appointmentId, userId), seatRoom(appointmentId, socketId)];
}

async function broadcastPeople(client: LiveClient, appointmentId: string): Promise<RoomPerson[]> {
  const people = await client.peopleIn(roomOf(appointmentId));
  client.broadcast(roomOf(appointmentId), 'room', { appointmentId, people });
  return people;
}
