import type { Invitation, NewInvitation } from '@parley/contract/admin/settings/schemas.ts';
import type { z } from 'zod';
import { writeInvitation } from '../../auth/sign-up/invitation.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';

export async function inviteToSignUp(
  platform: Platform,
  actor: Actor,
  { role, reason }: z.infer<typeof NewInvitation>,
): Promise<z.infer<typeof Invitation>> {
  const subject = { type: 'settings', id: null };
  await inTransaction(platform.db, (trx) =>
    audit(platform, trx, { actorId: actor.id, action: `settings.invite ${role}`, subject, reason }),
  );
  return writeInvitation(platform, role);
}
