import { codeOf, minutesOf } from '@parley/contract/availability/slot-codes.ts';
import type { QuietMinutes } from '@parley/contract/notifications/quiet-hours.ts';
import type { QuietHours } from '@parley/contract/notifications/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { deleteQuietHours, findQuietHours, saveQuietHours } from './queries-quiet-hours.ts';
import { releaseHeld } from './release-held.ts';

const DAY_MINUTES = 24 * 60;

export async function readQuietHours({ db }: Platform, actor: Actor): Promise<QuietHours> {
  const hours = await findQuietHours(db, actor.id);
  return { quietHours: hours ? { from: codeOf(hours.from), to: codeOf(hours.to) } : null };
}

export async function changeQuietHours(
  platform: Platform,
  actor: Actor,
  { quietHours }: QuietHours,
): Promise<QuietHours> {
  const minutes = quietHours && minutesIn(quietHours);
  if (minutes && minutes.from === minutes.to)
    refuseField('quietHours.to', /*i18n*/ 'Pick an end that differs from the start.');
  await inTransaction(platform.db, async (trx) => {
    await releaseHeld(platform, trx, actor.id, actor.timeZone);
    if (minutes) await saveQuietHours(trx, actor.id, minutes);
    else await deleteQuietHours(trx, actor.id);
  });
  return readQuietHours(platform, actor);
}

/** The end of a day is the beginning of the next. */
const minutesIn = ({ from, to }: QuietMinutes): QuietMinutes => ({
  from: minutesOf(from) % DAY_MINUTES,
  to: minutesOf(to) % DAY_MINUTES,
});
