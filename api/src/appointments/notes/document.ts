import { changeOf } from '@parley/contract/appointments/text-change.ts';
import { MAX_NOTES } from '@parley/contract/limits.ts';
import * as Y from 'yjs';
import { refuse } from '../../platform/http/refuse.ts';

/** About 8,000 scattered edits; text typed in order takes one byte per character. */
const MAX_STATE_BYTES = 131_072;
/** A tenth of a second. */
const MAX_COMPARISONS = 500_000;
/** Each page that has written counts once. */
const MAX_WRITERS = 500;
const TEXT = 'text';
/** The state of empty notes. */
export const EMPTY = Y.encodeStateAsUpdate(new Y.Doc());
/** The Yjs client id of this process, for changes made on the server. */
const { clientID: OWN_WRITER } = new Y.Doc();

/** Notes after a change. */
export interface ChangedNotes {
  state: Uint8Array;
  text: string;
  /** The update from the notes before; null if nothing changed. */
  change: Uint8Array | null;
}

/** Merges an update of an editor. Refuses `invalid_input` if it isn't from one of ours, and `too_large`. */
export function merge(state: Uint8Array, update: Uint8Array): ChangedNotes {
  return changed(state, (doc) => {
    if (comparisons(doc, update) > MAX_COMPARISONS) refuse('too_large');
    reading(() => Y.applyUpdate(doc, update));
  });
}

/**
 * How often pieces could be compared at most. Yjs looks at all pieces at a place for each new one there: a made-up change of
 * 48 KiB, with thousands of letters at the beginning, held the process for half a minute.
 */
function comparisons(doc: Y.Doc, update: Uint8Array): number {
  const known = Y.decodeStateVector(Y.encodeStateVector(doc));
  const { structs } = reading(() => Y.decodeUpdate(update));
  const added = structs.filter(({ id, length }) => id.clock + length > (known.get(id.client) ?? 0)).length;
  let pieces = added;
  for (const there of doc.store.clients.values()) pieces += there.length;
  return added * pieces;
}

/** Replaces the text by editing only the part that differs. Refuses `too_large`. */
export function replace(state: Uint8Array, text: string): ChangedNotes {
  return changed(state, (doc) => {
    const notes = doc.getText(TEXT);
    const change = changeOf(notes.toJSON(), text);
    if (change === null) return;
    doc.clientID = OWN_WRITER;
    doc.transact(() => {
      notes.delete(change.at, change.removed);
      notes.insert(change.at, change.inserted);
    });
  });
}

/** The stored notes' state vector, and the update that a page with the given state vector lacks. */
export function missing(state: Uint8Array, vector: Uint8Array): { vector: Uint8Array; update: Uint8Array } {
  return {
    vector: Y.encodeStateVectorFromUpdate(state),
    update: reading(() => Y.diffUpdate(state, vector)),
  };
}

function changed(state: Uint8Array, work: (doc: Y.Doc) => void): ChangedNotes {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  let change: Uint8Array | null = null;
  doc.on('update', (update: Uint8Array) => (change = update));
  work(doc);
  const text = textOf(doc);
  const next = Y.encodeStateAsUpdate(doc);
  const isTooLarge =
    text.length > MAX_NOTES || next.length > MAX_STATE_BYTES || doc.store.clients.size > MAX_WRITERS;
  return isTooLarge ? refuse('too_large') : { state: next, text, change };
}

/** The text, of a document with nothing else, no missing dependencies and storable text; else refuses. */
function textOf(doc: Y.Doc): string {
  const notes = doc.getText(TEXT);
  const text = notes.toJSON();
  const isWhole = doc.store.pendingStructs === null && doc.store.pendingDs === null;
  const hasMore =
    doc.share.size > 1 || notes.length > text.length || Object.keys(notes.getAttributes()).length > 0;
  if (!isWhole || hasMore || !text.isWellFormed() || /[\0\r]/.test(text)) refuse('invalid_input');
  return text;
}

/** Yjs throws errors of any kind when it reads malformed bytes. */
function reading<T>(work: () => T): T {
  try {
    return work();
  } catch {
    return refuse('invalid_input');
  }
}
