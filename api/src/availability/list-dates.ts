import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import type { Db } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { readOpenings } from './slots/read-openings.ts';
import { toCodes } from './slots/slot-codes.ts';

/** Date overrides from the professional's today on. */
export async function listDates(
  { clock }: Platform,
  db: Db,
  professionalId: string,
): Promise<DateOverride[]> {
  const now = clock.instant();
  const { dates, timeZone } = await readOpenings(db, professionalId, { from: now, to: now });
  const coming = dates.filter(({ date }) => date >= dateIn(timeZone, now));
  return coming.map(({ date, slots }) => ({ date, slots: slots.map(toCodes) }));
}

export function dateIn(timeZone: string, instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
