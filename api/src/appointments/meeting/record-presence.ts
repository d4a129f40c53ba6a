import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { endPresence, insertPresence } from '../queries-due.ts';

interface Presence {
  appointmentId: string;
  userId: string;
}

/** Idempotent for further clients of the same user. */
export async function joinRoom({ db, clock }: Platform, who: Presence): Promise<void> {
  await inTransaction(db, (trx) => insertPresence(trx, { id: newId(), ...who, joinedAt: clock.instant() }));
}

/** A user's last client has left. */
export async function leaveRoom({ db, clock }: Platform, who: Presence): Promise<void> {
  await inTransaction(db, (trx) => endPresence(trx, { ...who, leftAt: clock.instant() }));
}
