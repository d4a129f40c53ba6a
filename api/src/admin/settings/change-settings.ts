import { areOwn } from '@parley/contract/admin/settings/colors.ts';
import type {
  InstallationSettings,
  NewColors,
  NewIdentity,
  NewLimits,
  NewLogo,
  NewRetention,
  NewSignUpPolicy,
} from '@parley/contract/admin/settings/schemas.ts';
import { attachFiles } from '../../files/attach-files.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { ownSettings, type OwnSettings } from '../../platform/installation/own-settings.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { type Changes, updateSettings } from './queries-settings.ts';
import { readSettings } from './read-settings.ts';

type Confirmed<T> = Omit<T, 'password'>;

export function changeIdentity(
  platform: Platform,
  actor: Actor,
  { version, reason, ...identity }: Confirmed<NewIdentity>,
): Promise<InstallationSettings> {
  return change(platform, actor, { version, reason, changes: identity });
}

export function changeColors(
  platform: Platform,
  actor: Actor,
  { version, reason, ...colors }: Confirmed<NewColors>,
): Promise<InstallationSettings> {
  const none = { inkLight: null, inkDark: null, accentLight: null, accentDark: null };
  return change(platform, actor, { version, reason, changes: areOwn(colors) ? colors : none });
}

/** The image is public from now on; the one before goes after a day. */
export function changeLogo(
  platform: Platform,
  actor: Actor,
  { version, reason, fileId }: Confirmed<NewLogo>,
): Promise<InstallationSettings> {
  return change(platform, actor, {
    version,
    reason,
    changes: { logoFileId: fileId },
    along: (trx, { logoFileId }) =>
      attachFiles(platform, trx, {
        ownerId: actor.id,
        fileIds: fileId === null ? [] : [fileId],
        had: logoFileId === null ? [] : [logoFileId],
        path: 'fileId',
        as: 'public',
        kind: 'image',
      }),
  });
}

export function changeSignUp(
  platform: Platform,
  actor: Actor,
  { version, reason, withdrawInvitations, client, professional, domains }: Confirmed<NewSignUpPolicy>,
): Promise<InstallationSettings> {
  const changes = { signUpClient: client, signUpProfessional: professional, signUpDomains: domains };
  const withdrawn = withdrawInvitations ? { invitationsSince: platform.clock.instant() } : {};
  return change(platform, actor, { version, reason, changes: { ...changes, ...withdrawn } });
}

export function changeRetention(
  platform: Platform,
  actor: Actor,
  { version, reason, ...kept }: Confirmed<NewRetention>,
): Promise<InstallationSettings> {
  const changes = {
    keepNotificationsDays: kept.notificationsDays,
    keepChatsDays: kept.chatsDays,
    keepSecurityDays: kept.securityDays,
    keepEmailsDays: kept.emailsDays,
    keepDeliveriesDays: kept.deliveriesDays,
  };
  return change(platform, actor, { version, reason, changes });
}

export function changeLimits(
  platform: Platform,
  actor: Actor,
  { version, reason, ...limits }: Confirmed<NewLimits>,
): Promise<InstallationSettings> {
  const changes = {
    limitServices: limits.services,
    limitPostings: limits.postings,
    limitFreeConsultations: limits.freeConsultations,
    limitFileMegabytes: limits.fileMegabytes,
    limitStoredMegabytes: limits.storedMegabytes,
  };
  return change(platform, actor, { version, reason, changes });
}

interface Change {
  version: number;
  reason: string;
  changes: Changes;
  /** What else the change means, in its transaction. */
  along?: (trx: Trx, before: OwnSettings) => Promise<void>;
}

/** Two admins who change the same version at once get one change and one refusal. */
export async function change(
  platform: Platform,
  actor: Actor,
  { version, reason, changes, along }: Change,
): Promise<InstallationSettings> {
  return inTransaction(platform.db, async (trx) => {
    const before = await ownSettings(trx);
    if (!(await updateSettings(trx, version, changes))) refuse('invalid_transition');
    await along?.(trx, before);
    const earlier = new Map<string, unknown>(Object.entries(before));
    const what = Object.entries(changes)
      .filter(([name, value]) => earlier.get(name) !== value)
      .map(([name, value]) => `${name} ${String(value ?? 'default')}`);
    const action = `settings.change ${what.join(', ')}`;
    await audit(platform, trx, {
      actorId: actor.id,
      action,
      subject: { type: 'settings', id: null },
      reason,
    });
    return readSettings({ ...platform, db: trx });
  });
}
