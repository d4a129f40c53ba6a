import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepNextStarts } from './queries-next-starts.ts';

/** Keeps when a professional can be booked next, after their shortest consultation may have changed. */
export async function keepNextStart({ clock }: Platform, trx: Trx, professionalId: string): Promise<void> {
  await keepNextStarts(trx, [professionalId], clock.instant());
}
