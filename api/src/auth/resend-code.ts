import { enqueue } from '../platform/background.ts';
import { inTransaction } from '../platform/db.ts';
import { sendMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { CODE_MAILS, CODE_PAUSE_SECONDS, secondsAfter } from './limits.ts';
import { newCode } from './mailed-code.ts';
import { signUpCodeMail } from './mails.ts';
import { lockSignUp, setSignUpCode } from './queries-codes.ts';
import { takeTry } from './throttle.ts';

/** Asks for a new sign-up code. Looked up later, in the background, so that every address takes the same time. */
export async function resendCode(
  platform: Platform,
  { email }: { email: string },
): Promise<Record<never, never>> {
  await takeTry(platform, CODE_MAILS, email);
  await inTransaction(platform.db, (trx) => enqueue(trx, 'sign_up_code', { email }));
  return {};
}

/** Mails a new code if a sign-up waits for one and the last was not just sent; the one before is void. */
export async function mailSignUpCode(platform: Platform, email: string): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const signUp = await lockSignUp(trx, { email });
    if (!signUp || secondsAfter(signUp.codeSentAt, CODE_PAUSE_SECONDS) > new Date()) return;
    const { code, stored } = newCode(platform, signUp.id);
    await setSignUpCode(trx, signUp.id, stored);
    await sendMail(trx, signUpCodeMail(platform.settings, signUp, code));
  });
}
