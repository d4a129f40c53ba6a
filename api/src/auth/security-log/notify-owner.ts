import type { Trx } from '../../platform/database/db.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { inOwnersLanguage } from '../in-owners-language.ts';
import { TAKEN_MAILS } from '../throttle/limits.ts';
import { addressTakenMail } from '../mails.ts';
import { tryAttempt } from '../throttle/throttle.ts';

/** Notifies the owner of an address that somebody tried to take it; a few times a day at most. */
export async function notifyOwner(
  platform: Platform,
  trx: Trx,
  owner: { id: string; email: string; firstName: string },
): Promise<void> {
  if (await tryAttempt(platform, [TAKEN_MAILS, owner.email], trx))
    await sendMail(
      trx,
      await inOwnersLanguage(trx, owner.id, () => addressTakenMail(platform.settings, owner)),
    );
}
