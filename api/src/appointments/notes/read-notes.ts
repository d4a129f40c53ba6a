import type { Notes } from '@parley/contract/appointments/schemas.ts';
import { sideOf } from '@parley/contract/sides.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { found } from '../../platform/http/refuse.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { anyText, textOf } from './queries-notes.ts';

export async function readNotes({ db }: Platform, actor: Actor, appointmentId: string): Promise<Notes> {
  return notesFrom(found(await textOf(db, appointmentId, actor.id)));
}

/** Any consultation's notes, for admins; audited before they are returned. */
export async function readNotesAsAdmin(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason?: string },
): Promise<Notes> {
  return inTransaction(platform.db, async (trx) => {
    const notes = notesFrom(found(await anyText(trx, id)));
    const subject = { type: 'appointment', id };
    await audit(platform, trx, { actorId: actor.id, action: 'notes.read', subject, reason });
    return notes;
  });
}

interface TextRow {
  clientId: string;
  text: string | null;
  editedBy: string | null;
  editedAt: string | null;
}

function notesFrom({ clientId, text, editedBy, editedAt }: TextRow): Notes {
  return { text: text ?? '', by: editedBy === null ? null : sideOf({ clientId }, editedBy), at: editedAt };
}
