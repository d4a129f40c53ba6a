import { useEffect, useId, useRef } from 'react';
import { createStore, useStore } from '../../platform/store.ts';

/** What lies over the page, or in it, that is asked before the page is left. */
export interface Layer {
  id: string;
  /** A dialog is closed instead; null for what only has changes that aren't saved. */
  close: (() => void) | null;
}
const NONE: readonly Layer[] = [];
/** The topmost last. */
export const layers = createStore(NONE);

/** A navigation that waits for an answer. */
interface Held {
  proceed: () => void;
  reset: () => void;
}
export const held = createStore<Held | null>(null);

/** While it is there, Back closes it and stays on the page. True for the lowest one, which renders `LeaveBlocker` for all. */
export function useLayer(isThere: boolean, close: (() => void) | null): boolean {
  const id = useId();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const closes = close !== null;
  useEffect(() => {
    if (!isThere) return undefined;
    layers.set([...layers.get(), { id, close: closes ? () => latest.current?.() : null }]);
    return () => layers.set(layers.get().filter((each) => each.id !== id));
  }, [id, isThere, closes]);
  return useStore(layers, () => NONE)[0]?.id === id;
}
