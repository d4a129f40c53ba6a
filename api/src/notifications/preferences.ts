import { isLocked, LOCKED_TYPES, NOTIFICATION_TYPES } from '@parley/contract/notifications/kinds.ts';
import type {
  ChangedSettings,
  NotificationSettings,
  Channels,
} from '@parley/contract/notifications/schemas.ts';
import { inTransaction, type Db } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { findChosenChannels, saveChannels } from './queries-settings.ts';

const ALL_CHANNELS: Channels = { inApp: true, email: true, push: true };

export async function readPreferences({ db }: Platform, actor: Actor): Promise<NotificationSettings> {
  return channelsOf(db, actor.id);
}

/** Changes the given types; the others stay. */
export async function changePreferences(
  { db }: Platform,
  actor: Actor,
  changed: ChangedSettings,
): Promise<NotificationSettings> {
  for (const type of LOCKED_TYPES)
    for (const [channel, isOn] of Object.entries(changed[type] ?? {}))
      if (isOn === false) refuseField(`${type}.${channel}`, ALWAYS[type]);
  return inTransaction(db, async (trx) => {
    const before = await channelsOf(trx, actor.id);
    const chosen = NOTIFICATION_TYPES.flatMap((type) => {
      const channels = changed[type];
      return !channels || isLocked(type) ? [] : [{ type, ...before[type], ...channels }];
    });
    await saveChannels(trx, actor.id, chosen);
    return channelsOf(trx, actor.id);
  });
}

const ALWAYS = {
  PAYMENT: /*i18n*/ 'You can’t turn off notifications about your money.',
  SECURITY: /*i18n*/ 'You can’t turn off notifications about your account’s security.',
} as const;

async function channelsOf(db: Db, userId: string): Promise<NotificationSettings> {
  const settings: NotificationSettings = {
    PROPOSAL: ALL_CHANNELS,
    INVITE: ALL_CHANNELS,
    APPOINTMENT: ALL_CHANNELS,
    JOB: ALL_CHANNELS,
    PAYMENT: ALL_CHANNELS,
    MESSAGE: ALL_CHANNELS,
    REVIEW: ALL_CHANNELS,
    CERTIFICATE: ALL_CHANNELS,
    SUPPORT: ALL_CHANNELS,
    SEARCH: ALL_CHANNELS,
    RECOMMENDATION: ALL_CHANNELS,
    SECURITY: ALL_CHANNELS,
  };
  for (const { type, ...channels } of await findChosenChannels(db, userId)) settings[type] = channels;
  return settings;
}
