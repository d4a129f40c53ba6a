import { priceHeldUntil } from '@parley/contract/payments/hold.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdUntilOf, type AppointmentRow } from '../queries.ts';

/**
 * Until when the price of a consultation can be held, behind which it isn't moved: from its payment, or while it's still
 * to be paid at least from now. Null where it's free, or its money has moved.
 */
export async function heldUntilOf(
  { clock }: Platform,
  trx: Trx,
  { id, priceCents, payBy }: AppointmentRow,
): Promise<string | null> {
  if (payBy !== null) return priceHeldUntil(priceCents, clock.instant());
  return priceCents > 0 ? await holdUntilOf(trx, id) : null;
}
