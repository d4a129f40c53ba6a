import { enqueue } from '../../platform/background/background.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { inOwnersLanguage } from '../in-owners-language.ts';
import { askerOf, requestLimitsFor, type Asker } from '../throttle/asker.ts';
import { isJustSent, issueCode } from '../codes/mailed-code.ts';
import { passwordCodeMail } from '../mails.ts';
import { lockForCode } from '../codes/queries-codes.ts';
import { queueUnverifiedEvent } from '../security-log/security-log.ts';
import { withAttempts } from '../throttle/throttle.ts';

/** Requests a code and a link to set a new password (password reset). Looked up in the background, so that every address takes the same time. */
export async function forgotPassword(
  platform: Platform,
  { email }: { email: string },
  http: Http,
): Promise<Record<never, never>> {
  const asker = askerOf(platform, http, email);
  await withAttempts(platform, requestLimitsFor(platform, http, email), () =>
    inTransaction(platform.db, (trx) =>
      enqueue(trx, 'password_code', { email, ...asker }, { isAwaited: true }),
    ),
  );
  await queueUnverifiedEvent(platform, http, email, 'CODE_REQUESTED');
  return {};
}

/** Mails a code if the address has a user and none was just sent; other requesters' codes stay valid. */
export async function mailPasswordCode(platform: Platform, email: string, asker: Asker): Promise<void> {
  await inTransaction(platform.db, async (trx) => {
    const user = await lockForCode(trx, email);
    if (!user) return;
    const owner = { purpose: 'password', email: user.email, userId: user.id } as const;
    if (await isJustSent(trx, owner, asker)) return;
    const code = await issueCode(platform, trx, owner, asker);
    if (!code) return;
    const mail = () => passwordCodeMail(platform.settings, user, code);
    await sendMail(trx, await inOwnersLanguage(trx, user.id, mail));
  });
}
