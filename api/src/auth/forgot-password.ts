import { enqueue } from '../platform/background.ts';
import { inTransaction } from '../platform/db.ts';
import { newId } from '../platform/id.ts';
import { sendMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { CODE_MAILS, CODE_PAUSE_SECONDS, secondsAfter } from './limits.ts';
import { newCode } from './mailed-code.ts';
import { passwordCodeMail } from './mails.ts';
import { lockForCode, replacePasswordCode } from './queries-codes.ts';
import { takeTry } from './throttle.ts';

/** Asks for a code for a new password. Looked up later, in the background, so that every address takes the same time. */
export async function forgotPassword(
  platform: Platform,
  { email }: { email: string },
): Promise<Record<never, never>> {
  await takeTry(platform, CODE_MAILS, email);
  await inTransaction(platform.db, (trx) => enqueue(trx, 'password_code', { email }));
  return {};
}

/** Mails a code to the user of the address, if there is one and none was just sent; the one before is void. */
export async function mailPasswordCode(platform: Platform, email: string): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const user = await lockForCode(trx, email, secondsAfter(new Date(), -CODE_PAUSE_SECONDS));
    if (!user) return;
    const id = newId();
    const { code, stored } = newCode(platform, id);
    await replacePasswordCode(trx, id, user.id, stored);
    await sendMail(trx, passwordCodeMail(platform.settings, user, code));
  });
}
