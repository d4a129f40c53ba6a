import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { endPresence, insertPresence, takeEndBack } from '../queries-due.ts';

interface Presence {
  appointmentId: string;
  userId: string;
}

/** Idempotent for further clients of the same user. Whoever comes back isn't done yet. */
export async function joinRoom({ db, clock, live }: Platform, who: Presence): Promise<void> {
  await inTransaction(db, async (trx) => {
    await insertPresence(trx, { id: newId(), ...who, joinedAt: clock.instant() });
    const both = await takeEndBack(trx, who);
    const { appointmentId: id } = who;
    if (both) live.hint(trx, [both.clientId, both.professionalId], 'changed', { kind: 'appointment', id });
  });
}

/** A user's last client has left. */
export async function leaveRoom({ db, clock }: Platform, who: Presence): Promise<void> {
  await inTransaction(db, (trx) => endPresence(trx, { ...who, leftAt: clock.instant() }));
}
