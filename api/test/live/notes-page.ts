import type { AckOf } from '@parley/contract/live.ts';
import * as Y from 'yjs';
import type { LiveClient } from './live-client.ts';

/** A page with open notes: its own document, which follows the server's messages. */
export interface NotesPage {
  live: LiveClient;
  doc: Y.Doc;
  text: Y.Text;
  /** Syncs in both directions. */
  save(): Promise<AckOf<'syncNotes'>>;
  /** Resolves once the page shows this text. */
  until(text: string): Promise<void>;
  close(): void;
}

export async function openNotes(live: LiveClient, appointmentId: string): Promise<NotesPage> {
  const doc = new Y.Doc();
  const text = doc.getText('text');
  let known = Y.encodeStateVector(doc);
  live.socket.on('notes', ({ update }) => Y.applyUpdate(doc, bytesOf(update)));
  const sync = async (update: string | null) => {
    const vector = base64(Y.encodeStateVector(doc));
    const answer = await live.say('syncNotes', { appointmentId, vector, update });
    if (answer.ok) {
      Y.applyUpdate(doc, bytesOf(answer.data.update));
      known = bytesOf(answer.data.vector);
    }
    return answer;
  };
  await sync(null);
  return {
    live,
    doc,
    text,
    save: () => sync(base64(Y.encodeStateAsUpdate(doc, known))),
    until: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (text.toJSON() !== wanted) return;
          doc.off('update', look);
          resolve();
        };
        doc.on('update', look);
        look();
      }),
    close: () => live.close(),
  };
}

const bytesOf = (base64Text: string) => Buffer.from(base64Text, 'base64');
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
