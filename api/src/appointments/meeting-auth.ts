import type { MeetingPass } from '@parley/contract/appointments/schemas.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { iceServersFor } from './ice-servers.ts';
import { getMeeting } from './meet.ts';
import { checkOpen } from './meeting.ts';
import { signRoomToken } from './room-token.ts';

/** The way into an open room, for the two whose it is; good until the room closes. */
export async function authMeeting(platform: Platform, actor: Actor, id: string): Promise<MeetingPass> {
  const meeting = await getMeeting(platform, actor, id);
  checkOpen(meeting);
  const { settings, clock } = platform;
  // What others check runs by real time, also where the demo's clock has been moved.
  const lastsMs = Date.parse(meeting.closesAt) - clock.now().getTime();
  const expiresAt = Math.ceil((Date.now() + lastsMs) / 1000);
  const bearer = { room: id, userId: actor.id };
  return {
    room: id,
    token: await signRoomToken(settings.SECRET, bearer, expiresAt),
    iceServers: iceServersFor(settings, actor.id, expiresAt),
  };
}
