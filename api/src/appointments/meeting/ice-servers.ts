import { createHmac } from 'node:crypto';
import type { MeetingPass } from '@parley/contract/appointments/schemas.ts';
import type { Settings } from '../../env.ts';

type Relays = Pick<Settings, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>;

/** STUN and TURN servers. Each user's TURN credential expires, so a stolen one is soon worthless. */
export function iceServersFor(
  { STUN_URLS, TURN_URLS, TURN_SECRET }: Relays,
  userId: string,
  expiresAt: number,
): MeetingPass['iceServers'] {
  const stun = STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : [];
  if (TURN_URLS.length === 0 || TURN_SECRET === undefined) return stun;
  const username = `${expiresAt}:${userId}`;
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [...stun, { urls: TURN_URLS, username, credential }];
}
