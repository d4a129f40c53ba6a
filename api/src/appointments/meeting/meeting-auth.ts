import type { MeetingPass } from '@parley/contract/appointments/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { realSecondAt } from '../../platform/clock.ts';
import { iceServersFor } from './ice-servers.ts';
import { getMeeting } from './meet.ts';
import { checkOpen } from './meeting.ts';
import { signRoomToken } from './room-token.ts';

/** A pass into an open room for its two sides, valid until the room closes. */
export async function authMeeting(platform: Platform, actor: Actor, id: string): Promise<MeetingPass> {
  const meeting = await getMeeting(platform, actor, id);
  checkOpen(meeting);
  const { settings, keys, clock } = platform;
  const expiresAt = realSecondAt(clock, meeting.closesAt);
  const bearer = { room: id, userId: actor.id };
  return {
    room: id,
    token: await signRoomToken(keys.roomToken, bearer, expiresAt),
    iceServers: iceServersFor(settings, actor.id, expiresAt),
  };
}
