import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Http } from '../../platform/http/http.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeOf } from '../../platform/time-in.ts';
import { inOwnersLanguage } from '../in-owners-language.ts';
import { newDeviceMail } from '../mails.ts';
import { timeZoneOf } from './queries-security.ts';
import { recordSecurityEvent, originOf } from './security-log.ts';

/** Records a sign-in; an unknown browser's is mailed to the owner at once. */
export async function recordSignIn(platform: Platform, trx: Trx, user: AuthUser, http: Http): Promise<void> {
  const origin = originOf(platform, http, user.email);
  await recordSecurityEvent(trx, user.id, 'SIGNED_IN', origin);
  if (origin.isKnown) return;
  // Real time, as for sessions and codes: the owner compares it with their memory.
  const [zone, at] = [await timeZoneOf(trx, user.id), new Date().toISOString()];
  const mail = () => newDeviceMail(platform.settings, user, { ...origin, when: timeOf(zone, at) });
  await sendMail(trx, await inOwnersLanguage(trx, user.id, mail));
  await platform.events.emit(platform, trx, 'user.secured', { userId: user.id, what: 'device' });
}
