import { inTransaction, type Trx } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Http } from '../platform/http.ts';
import { newId } from '../platform/id.ts';
import { inCall } from '../platform/idempotency.ts';
import { sendMail } from '../platform/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseAndKeep, refusing } from '../platform/refuse.ts';
import { checkOwnPassword } from './confirm-owner.ts';
import { CODE_MAILS } from './limits.ts';
import { isCode, newCode } from './mailed-code.ts';
import { addressChangeAskedMail, addressChangedMail, addressTakenMail, newAddressMail } from './mails.ts';
import { findNamesake, findOwner, setEmail } from './queries.ts';
import { addCodeTry, deleteCode, lockEmailCode, replaceEmailCode } from './queries-codes.ts';
import { takeTry } from './throttle.ts';

/** Mails a code to a new address, and word of it to the old one. A taken address is told to its owner only. */
export async function changeEmail(
  platform: Platform,
  actor: Actor,
  http: Http,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<Record<never, never>> {
  await checkOwnPassword(platform, actor, http, password);
  await takeTry(platform, CODE_MAILS, newEmail);
  return inCall(platform, async (inside, trx) => {
    await mailCode(inside, trx, actor, newEmail);
    return {};
  });
}

async function mailCode(platform: Platform, trx: Trx, actor: Actor, newEmail: string): Promise<void> {
  const { settings } = platform;
  const owner = await findOwner(trx, actor.id);
  await sendMail(trx, addressChangeAskedMail(settings, owner));
  const namesake = await findNamesake(trx, newEmail);
  if (namesake) return sendMail(trx, addressTakenMail(settings, namesake));
  const id = newId();
  const { code, stored } = newCode(platform, id);
  await replaceEmailCode(trx, { id, userId: actor.id, email: newEmail }, stored);
  return sendMail(trx, newAddressMail(settings, { ...owner, email: newEmail }, code));
}

/** Takes the new address when the code is right; who has taken it meanwhile keeps it. */
export async function confirmEmail(platform: Platform, actor: Actor, code: string): Promise<void> {
  const isRight = await inTransaction(platform.db, (trx) => takeAddress(platform, trx, actor, code));
  if (!isRight) refuseAndKeep('invalid_code');
}

async function takeAddress(platform: Platform, trx: Trx, actor: Actor, code: string): Promise<boolean> {
  const row = await lockEmailCode(trx, actor.id);
  if (!row) return false;
  if (!isCode(platform, row, code)) {
    await addCodeTry(trx, row.id);
    return false;
  }
  const owner = await findOwner(trx, actor.id);
  await deleteCode(trx, row.id);
  await refusing({ users_email_key: 'invalid_code' }, setEmail(trx, actor.id, row.newEmail));
  await sendMail(trx, addressChangedMail(platform.settings, owner));
  await platform.events.emit(platform, trx, 'user.secured', { userId: actor.id, what: 'email' });
  return true;
}
