import { releaseTime } from '../availability/book-time.ts';
import type { Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { cancelAppointment, lockFrom } from './queries.ts';

/** Takes the consultations of a cancelled job that had not begun out of both calendars. */
export async function cancelComing(platform: Platform, trx: Trx, jobId: string, at: string): Promise<void> {
  for (const id of await lockFrom(trx, jobId, at)) {
    await cancelAppointment(trx, id);
    await releaseTime(platform, trx, id);
  }
}
