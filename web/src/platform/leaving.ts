import { useEffect, useRef } from 'react';
import { createStore } from './store.ts';

/** What is asked before the page is left: a dialog closes instead, others only hold what has unsaved changes. */
export interface Layer {
  close: (() => void) | null;
}
/** The topmost last. */
export const layers = createStore<readonly Layer[]>([]);

/** A navigation that waits for an answer. */
interface Held {
  proceed: () => void;
  reset: () => void;
}
export const held = createStore<Held | null>(null);

/** While it is open, the browser’s Back closes it and stays on the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? addLayer({ close: () => latest.current() }) : undefined), [isOpen]);
}

export function addLayer(layer: Layer): () => void {
  layers.set([...layers.get(), layer]);
  return () => layers.set(layers.get().filter((each) => each !== layer));
}
