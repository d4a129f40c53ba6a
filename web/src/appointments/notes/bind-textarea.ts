import { changeOf } from '@parley/contract/appointments/text-change.ts';
import * as Y from 'yjs';
import type { NotesSession } from './notes-session.ts';

/**
 * Keeps a text area and notes in sync until the returned function is called. Remote changes are applied with `setRangeText`,
 * which keeps caret and selection in place. Undo is our own: the browser's would also undo remote changes.
 */
export function bindTextarea(area: HTMLTextAreaElement, notes: NotesSession): () => void {
  const { text } = notes;
  const undo = new Y.UndoManager(text, { trackedOrigins: new Set([area]) });
  const onText = (event: Y.YTextEvent) => {
    // The text area already shows what was typed in it.
    if (event.transaction.origin !== area) showChanges(area, event.delta);
  };
  const onInput = () => {
    const change = changeOf(text.toJSON(), area.value, area.selectionEnd);
    if (change === null) return;
    text.doc?.transact(() => {
      text.delete(change.at, change.removed);
      text.insert(change.at, change.inserted);
    }, area);
  };
  const take = (step: 'undo' | 'redo', event: Event) => {
    event.preventDefault();
    undo[step]();
  };
  const onBeforeInput = (event: InputEvent) => {
    if (event.inputType === 'historyUndo') take('undo', event);
    if (event.inputType === 'historyRedo') take('redo', event);
  };
  // `setRangeText` clears the browser's undo history, and without one `beforeinput` doesn't fire.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = undoStep(event);
    if (step) take(step, event);
  };
  const hold = () => notes.hold();
  const release = () => {
    onInput();
    notes.release();
  };
  area.value = text.toJSON();
  text.observe(onText);
  const stop = new AbortController();
  const { signal } = stop;
  area.addEventListener('input', onInput, { signal });
  area.addEventListener('beforeinput', onBeforeInput, { signal });
  area.addEventListener('keydown', onKeyDown, { signal });
  area.addEventListener('compositionstart', hold, { signal });
  area.addEventListener('compositionend', release, { signal });
  area.addEventListener('blur', release, { signal });
  return () => {
    stop.abort();
    text.unobserve(onText);
    undo.destroy();
    release();
  };
}

function showChanges(area: HTMLTextAreaElement, delta: Y.YTextEvent['delta']): void {
  let at = 0;
  for (const { retain = 0, insert = '', delete: removed = 0 } of delta) {
    at += retain;
    const inserted = typeof insert === 'string' ? insert : '';
    if (inserted !== '' || removed > 0) area.setRangeText(inserted, at, at + removed, 'preserve');
    at += inserted.length;
  }
}

function undoStep({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ctrlKey && key.toLowerCase() === 'y' ? 'redo' : null;
}
