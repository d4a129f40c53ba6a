import { whyNotDisable, whyNotEnable, whyNotLeave } from '@parley/contract/users/rules.ts';
import { endAccess } from '../auth/sessions/end-access.ts';
import { accountDisabledMail, accountEnabledMail } from '../auth/mails.ts';
import { asReader, readerAs } from '../platform/language/language.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { sendMail } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { hasRunningMoney, lockUser, setDisabled, type Account } from './queries-accounts.ts';

type Empty = Record<never, never>;
interface DisableInput {
  id: string;
  reason?: string;
}

/** Disables one's own account, or anyone's as an admin; only an admin can undo it. */
export async function disableUser(platform: Platform, actor: Actor, input: DisableInput): Promise<Empty> {
  if (input.id === actor.id) return disableSelf(platform, actor);
  if (actor.role !== 'ADMIN') return refuse('not_found');
  const { id, reason } = input;
  if (reason === undefined) return refuseField('reason', /*i18n*/ 'Enter a reason. The person will be told.');
  await inTransaction(platform.db, async (trx) => {
    const account = found(await lockUser(trx, id));
    await disable(platform, trx, account, reason);
    const { role } = account;
    await platform.events.emit(platform, trx, 'user.gone', { userId: id, role, how: 'disabled by an admin' });
    const mail = asReader(readerAs(account), () => accountDisabledMail(platform, account, reason));
    await sendMail(trx, mail);
    const subject = { type: 'user', id };
    await audit(platform, trx, { actorId: actor.id, action: 'user.disable', subject, reason });
  });
  return {};
}

async function disableSelf(platform: Platform, { id: userId, role }: Actor): Promise<Empty> {
  await inTransaction(platform.db, async (trx) => {
    const account = found(await lockUser(trx, userId));
    refuseIf(whyNotLeave({ hasPaidWork: await hasRunningMoney(trx, userId, false), owes: false }));
    await disable(platform, trx, account, null);
    await platform.events.emit(platform, trx, 'user.gone', { userId, role, how: 'disabled' });
  });
  return {};
}

async function disable(
  { clock }: Platform,
  trx: Trx,
  account: Account,
  reason: string | null,
): Promise<void> {
  refuseIf(whyNotDisable(account));
  await setDisabled(trx, account.id, { at: clock.instant(), reason });
  await endAccess(trx, account.id);
}

/** Disputes caused by the disabling resume; what ended meanwhile stays ended until its owner reopens it. */
export async function enableUser(
  platform: Platform,
  actor: Actor,
  { id, reason }: DisableInput,
): Promise<Empty> {
  await inTransaction(platform.db, async (trx) => {
    const account = found(await lockUser(trx, id));
    refuseIf(whyNotEnable(account));
    await setDisabled(trx, id, null);
    await platform.events.emit(platform, trx, 'user.back', { userId: id });
    const mail = asReader(readerAs(account), () => accountEnabledMail(platform.settings, account));
    await sendMail(trx, mail);
    const subject = { type: 'user', id };
    await audit(platform, trx, { actorId: actor.id, action: 'user.enable', subject, reason });
  });
  return {};
}
