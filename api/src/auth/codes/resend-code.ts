import { z } from 'zod';
import { enqueue } from '../../platform/background/background.ts';
import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { asReader, currentReader } from '../../platform/language/language.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { Asker, askerOf, requestLimitsFor } from '../throttle/asker.ts';
import { isJustSent, isSentSince, issueCode } from './mailed-code.ts';
import { signUpCodeMail } from '../mails.ts';
import { findUserByEmail } from '../queries.ts';
import { deleteSignUps, findSignUp, lockSignUp } from '../sign-up/queries-sign-ups.ts';
import { browserHashOf } from '../sign-up/sign-up-cookie.ts';
import { notifyOwner } from '../security-log/notify-owner.ts';
import { withAttempts } from '../throttle/throttle.ts';

/** The sign-up that this browser began, else the newest of the address. */
export const SignUpCodeRequest = Asker.extend({
  email: z.string(),
  browserHash: z.string().nullable(),
  isNew: z.boolean(),
  /** Who asked, in the language of their browser; not there in what an earlier release has queued. */
  reader: z.object({ language: z.string(), hours: z.union([z.literal(12), z.literal(24)]) }).optional(),
});
type SignUpCodeRequest = z.infer<typeof SignUpCodeRequest>;

/** Requests a new sign-up code. Looked up in the background, so that every address takes the same time. */
export async function resendCode(
  platform: Platform,
  { email }: { email: string },
  http: Http,
): Promise<Record<never, never>> {
  const request = { email, browserHash: browserHashOf(platform, http, email), isNew: false };
  const asker = askerOf(platform, http, email);
  await withAttempts(platform, requestLimitsFor(platform, http, email), () =>
    inTransaction(platform.db, (trx) => queueSignUpCode(trx, { ...request, ...asker })),
  );
  return {};
}

export function queueSignUpCode(trx: Trx, request: SignUpCodeRequest): Promise<void> {
  const asked = { ...request, reader: currentReader() } satisfies SignUpCodeRequest;
  return enqueue(trx, 'sign_up_code', asked, { isAwaited: true });
}

/**
 * Mails a code if a sign-up is pending; other requesters' codes stay valid. When the mailbox has reached its limit,
 * no mail is sent: the last link confirms this sign-up too.
 */
export async function mailSignUpCode(platform: Platform, request: SignUpCodeRequest): Promise<void> {
  const { email, browserHash, isNew, reader } = request;
  await inTransaction(platform.db, async (trx) => {
    const owner = await findUserByEmail(trx, email);
    if (owner) {
      await deleteSignUps(trx, email);
      if (isNew) await notifyOwner(platform, trx, owner);
      return;
    }
    const found = await findSignUp(trx, email, browserHash);
    const signUp = found && (await lockSignUp(trx, found.id));
    if (!signUp) return;
    const codeOwner = { purpose: 'sign_up', email: signUp.email, signUpId: signUp.id } as const;
    if (
      isNew
        ? await isSentSince(trx, codeOwner, request, signUp.createdAt)
        : await isJustSent(trx, codeOwner, request)
    )
      return;
    const code = await issueCode(platform, trx, codeOwner, request);
    if (!code) return;
    const mail = () => signUpCodeMail(platform.settings, signUp, code);
    await sendMail(trx, asReader(reader ?? currentReader(), mail));
  });
}
