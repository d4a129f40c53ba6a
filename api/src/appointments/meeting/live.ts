import { MOST_SIGNAL_BYTES } from '@parley/contract/live-limits.ts';
import { CLIENT_SAYS, type RoomPerson } from '@parley/contract/live.ts';
import type { Meeting } from '@parley/contract/appointments/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { hearing, type LiveDomain, type Tab } from '../../platform/live/message-handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { getMeeting } from './meet.ts';
import { checkOpen } from './meeting.ts';
import { joinRoom, leaveRoom } from './record-presence.ts';

const ROOM = 'room:';
const roomOf = (appointmentId: string) => `${ROOM}${appointmentId}`;
/** One tab in the room by its socket, or all of a person's by their id. */
const seatOf = (appointmentId: string, of: string) => `seat:${appointmentId}:${of}`;

/** The room of an appointment: who is there, and the signals of their call. Only the two, only while it is open. */
export const appointmentsLive: LiveDomain = {
  hearings: {
    enter: hearing(CLIENT_SAYS.enter, async (platform, { actor, tab, saying: { appointmentId } }) => {
      await openMeeting(platform, actor, appointmentId);
      for (const room of placesOf(appointmentId, actor.id, tab)) await tab.enter(room);
      const who = { appointmentId, userId: actor.id };
      await joinRoom(platform, who);
      const people = await tellWhoIsThere(tab, appointmentId);
      // Who went while it was written down has been looked for too early.
      if (!tab.isIn(roomOf(appointmentId))) await noteLeaving(platform, people, who);
      return { people, socketId: tab.socketId };
    }),
    exit: hearing(CLIENT_SAYS.exit, async (platform, { actor, tab, saying: { appointmentId } }) => {
      if (!tab.isIn(roomOf(appointmentId))) return {};
      for (const room of placesOf(appointmentId, actor.id, tab)) await tab.leave(room);
      const people = await tellWhoIsThere(tab, appointmentId);
      await noteLeaving(platform, people, { appointmentId, userId: actor.id });
      return {};
    }),
    signal: hearing(CLIENT_SAYS.signal, async (platform, { actor, tab, saying }) => {
      const { appointmentId, to, payload } = saying;
      if (Buffer.byteLength(JSON.stringify(payload)) > MOST_SIGNAL_BYTES) refuse('too_large');
      await openMeeting(platform, actor, appointmentId);
      if (!tab.isIn(roomOf(appointmentId))) refuse('forbidden');
      const seat = seatOf(appointmentId, to);
      if (!platform.settings.REDIS_URL && tab.isEmpty(seat)) refuse('not_found');
      const from = { userId: actor.id, socketId: tab.socketId };
      tab.tell(seat, 'signal', { appointmentId, from, payload });
      return {};
    }),
  },
  gone: async (platform, { userId, rooms, tab }) => {
    for (const room of rooms.filter((each) => each.startsWith(ROOM))) {
      const appointmentId = room.slice(ROOM.length);
      await noteLeaving(platform, await tellWhoIsThere(tab, appointmentId), { appointmentId, userId });
    }
  },
};

/** Whoever has another tab in the room is still there. */
async function noteLeaving(
  platform: Platform,
  people: readonly RoomPerson[],
  who: { appointmentId: string; userId: string },
): Promise<void> {
  if (!people.some(({ userId }) => userId === who.userId)) await leaveRoom(platform, who);
}

async function openMeeting(platform: Platform, actor: Actor, appointmentId: string): Promise<Meeting> {
  const meeting = await getMeeting(platform, actor, appointmentId);
  checkOpen(meeting);
  return meeting;
}

function placesOf(appointmentId: string, userId: string, { socketId }: Tab): string[] {
  return [roomOf(appointmentId), seatOf(appointmentId, userId), seatOf(appointmentId, socketId)];
}

async function tellWhoIsThere(tab: Tab, appointmentId: string): Promise<RoomPerson[]> {
  const people = await tab.peopleIn(roomOf(appointmentId));
  tab.tell(roomOf(appointmentId), 'room', { appointmentId, people });
  return people;
}
