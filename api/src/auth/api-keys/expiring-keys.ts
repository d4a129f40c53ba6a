import { daysAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { deleteSome } from '../../platform/database/delete-some.ts';
import { asReader, readerAs } from '../../platform/language/language.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { timeOf } from '../../platform/time-in.ts';
import { apiKeyExpiringMail } from '../mails.ts';
import { claimExpiring, expiredBefore } from './queries-api-keys.ts';

const TOLD_BEFORE_DAYS = 7;
/** So that its owner still finds out which one it was. */
const KEPT_DAYS = 30;
const BATCH = 100;

/** Tells the owners of keys that expire within a week; returns how many. */
export async function tellOfExpiringKeys({ db, settings }: Platform): Promise<number> {
  const now = new Date().toISOString();
  return inTransaction(db, async (trx) => {
    const keys = await claimExpiring(trx, {
      now,
      before: daysAfter(now, TOLD_BEFORE_DAYS),
      limit: BATCH,
    });
    for (const key of keys) {
      const mail = asReader(readerAs(key), () =>
        apiKeyExpiringMail(settings, key, { name: key.name, until: timeOf(key.timeZone, key.expiresAt) }),
      );
      await sendMail(trx, mail);
    }
    return keys.length;
  });
}

/** Deletes keys a month after they expired; returns how many. */
export const deleteExpiredApiKeys = ({ db }: Platform): Promise<number> =>
  deleteSome(db, 'apiKeys', expiredBefore(daysAfter(new Date(), -KEPT_DAYS)));
