import type { Unsubscribed } from '@parley/contract/notifications/schemas.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { areMailsOff, setMailed } from '../queries-settings.ts';
import { readToken } from './unsubscribe-link.ts';

/** What a link would switch off. Nothing happens by looking: those who check mails for viruses open every link in them. */
export async function readSubscription(platform: Platform, token: string): Promise<Unsubscribed> {
  const { userId, types } = found(readToken(platform.keys, token));
  const { off } = found(await areMailsOff(platform.db, userId, types));
  return { types: [...types], off };
}

/** Switches mails of these kinds off, or on again; again changes nothing. */
export async function subscribe(platform: Platform, token: string, email: boolean): Promise<Unsubscribed> {
  const { userId, types } = found(readToken(platform.keys, token));
  found(await areMailsOff(platform.db, userId, types));
  await setMailed(platform.db, userId, types, email);
  return { types: [...types], off: !email };
}
