import { MAX_STAYS } from '@parley/contract/live-limits.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { countPresences, endPresence, insertPresence, takeEndBack } from '../queries-due.ts';

interface Presence {
  appointmentId: string;
  userId: string;
}

/** Nobody fills the record of a consultation by coming and going. */
export async function refuseTooManyStays({ db }: Platform, who: Presence): Promise<void> {
  if ((await countPresences(db, who)) >= MAX_STAYS) refuse('too_many_requests');
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
