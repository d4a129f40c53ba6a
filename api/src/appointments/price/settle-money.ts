import type { Trx } from '../../platform/database/db.ts';
import { updateAppointment } from '../queries.ts';

/** The money of a consultation has moved: nothing more happens to it by itself, and nobody can object any more. */
export function settleMoney(trx: Trx, id: string): Promise<void> {
  return updateAppointment(trx, id, { settleAt: null, settleTo: null, objectUntil: null });
}
