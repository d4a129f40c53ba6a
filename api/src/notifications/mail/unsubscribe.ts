import type { Unsubscribed } from '@parley/contract/notifications/schemas.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { areMailsOff, setMailed } from '../queries-settings.ts';
import { readToken } from './unsubscribe-token.ts';

/** What a link would turn off. GET changes nothing: virus scanners open every link. */
export async function readSubscription(platform: Platform, token: string): Promise<Unsubscribed> {
  const { userId, types } = found(readToken(platform.keys, token));
  const { off } = found(await areMailsOff(platform.db, userId, types));
  return { types: [...types], off };
}

/** Turns the mails of a link off or on. Idempotent. */
export async function switchMails(platform: Platform, token: string, email: boolean): Promise<Unsubscribed> {
  const { userId, types } = found(readToken(platform.keys, token));
  found(await areMailsOff(platform.db, userId, types));
  await setMailed(platform.db, userId, types, email);
  return { types: [...types], off: !email };
}
