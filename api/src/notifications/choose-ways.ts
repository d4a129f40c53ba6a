import { isLocked, NOTIFICATION_TYPES } from '@parley/contract/notifications/kinds.ts';
import type { NotificationSettings, Channels } from '@parley/contract/notifications/schemas.ts';
import { inTransaction, type Db } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { chosenWays, setWays } from './queries-settings.ts';

const EVERY_WAY: Channels = { inApp: true, email: true };

/** By which ways I hear of what. */
export async function readWays({ db }: Platform, actor: Actor): Promise<NotificationSettings> {
  return waysOf(db, actor.id);
}

/** Chooses the ways for some kinds; those that are not named stay as they are. */
export async function chooseWays(
  { db }: Platform,
  actor: Actor,
  changed: Partial<NotificationSettings>,
): Promise<NotificationSettings> {
  const chosen = NOTIFICATION_TYPES.flatMap((type) => {
    const ways = changed[type];
    if (!ways) return [];
    if (!isLocked(type)) return [{ type, ...ways }];
    if (!ways.inApp) refuseField(`${type}.inApp`, ALWAYS[type]);
    if (!ways.email) refuseField(`${type}.email`, ALWAYS[type]);
    return [];
  });
  return inTransaction(db, async (trx) => {
    await setWays(trx, actor.id, chosen);
    return waysOf(trx, actor.id);
  });
}

const ALWAYS = {
  PAYMENT: /*i18n*/ 'You can’t turn off notifications about your money.',
  SECURITY: /*i18n*/ 'You can’t turn off notifications about your account’s security.',
} as const;

async function waysOf(db: Db, userId: string): Promise<NotificationSettings> {
  const settings: NotificationSettings = {
    PROPOSAL: EVERY_WAY,
    INVITE: EVERY_WAY,
    APPOINTMENT: EVERY_WAY,
    JOB: EVERY_WAY,
    PAYMENT: EVERY_WAY,
    MESSAGE: EVERY_WAY,
    REVIEW: EVERY_WAY,
    CERTIFICATE: EVERY_WAY,
    SUPPORT: EVERY_WAY,
    SECURITY: EVERY_WAY,
  };
  for (const { type, ...ways } of await chosenWays(db, userId)) settings[type] = ways;
  return settings;
}
