import { whyNotWriteNotes } from '@parley/contract/appointments/rules.ts';
import type { Notes } from '@parley/contract/appointments/schemas.ts';
import { isRunningJob } from '@parley/contract/jobs/states.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { found, refuseIf } from '../../platform/http/refuse.ts';
import { isBlockedJob } from '../../users/blocks/is-blocked.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { type ChangedNotes, merge, replace } from './document.ts';
import { lockState, saveNotes, notesAccessOf } from './queries-notes.ts';
import { readNotes } from './read-notes.ts';

/** Replaces the text; open editors only see the difference change. */
export async function replaceNotes(
  platform: Platform,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<Notes> {
  return inTransaction(platform.db, async (trx) => {
    const inside = { ...platform, db: trx };
    await change(inside, actor, id, (state) => replace(state, text));
    return readNotes(inside, actor, id);
  });
}

/** Merges an editor's changes; returns the notes' state afterwards. */
export async function addToNotes(
  platform: Platform,
  actor: Actor,
  { id, update }: { id: string; update: Uint8Array },
): Promise<Uint8Array> {
  return change(platform, actor, id, (state) => merge(state, update));
}

/** Locks the notes from read to write, so that concurrent changes are merged one after the other. */
async function change(
  { db, clock, live }: Platform,
  actor: Actor,
  appointmentId: string,
  work: (state: Uint8Array) => ChangedNotes,
): Promise<Uint8Array> {
  return inTransaction(db, async (trx) => {
    const access = found(await notesAccessOf(trx, appointmentId, actor.id));
    const isBlocked = await isBlockedJob(trx, { ...access, status: access.jobStatus });
    const isJobRunning = isRunningJob(access.jobStatus);
    refuseIf(whyNotWriteNotes(access.status, { isJobRunning, isBlocked }));
    const { state, text, change: news } = work(await lockState(trx, appointmentId));
    if (news === null) return state;
    const edited = { editedBy: actor.id, editedAt: clock.instant() };
    await saveNotes(trx, { appointmentId, state, text, ...edited });
    const update = Buffer.from(news).toString('base64');
    const sides = [access.clientId, access.professionalId];
    live.hint(trx, sides, 'notes', { appointmentId, userId: actor.id, update });
    return state;
  });
}
