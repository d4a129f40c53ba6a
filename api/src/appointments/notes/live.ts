import { MAX_NOTES_CHANGE, MAX_NOTES_VECTOR } from '@parley/contract/live-limits.ts';
import { CLIENT_MESSAGES } from '@parley/contract/live.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { handler, type LiveDomain } from '../../platform/live/message-handler.ts';
import { EMPTY, missing } from './document.ts';
import { stateOf } from './queries-notes.ts';
import { addToNotes } from './write-notes.ts';

/** Merging a made-up change takes up to a tenth of a second. A page sends four in a second at most. */
const SYNC_WEIGHT = 4;

/** Editing of notes. There is no room to join: access is checked per message, and changes go to both sides. */
export const notesLive: LiveDomain = {
  handlers: {
    syncNotes: handler(CLIENT_MESSAGES.syncNotes, async (platform, { actor, message }) => {
      const { appointmentId: id, vector, update } = message;
      if (vector.length > MAX_NOTES_VECTOR || (update?.length ?? 0) > MAX_NOTES_CHANGE) refuse('too_large');
      const state =
        update === null
          ? (found(await stateOf(platform.db, id, actor.id)).state ?? EMPTY)
          : await addToNotes(platform, actor, { id, update: Buffer.from(update, 'base64') });
      const news = missing(state, Buffer.from(vector, 'base64'));
      return { vector: base64(news.vector), update: base64(news.update) };
    }),
  },
  weights: { syncNotes: SYNC_WEIGHT },
};

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
