import { t } from '@lingui/core/macro';
import { onLeave } from './http.ts';
import { createStore, useStore } from './store.ts';

export interface Toast {
  id: number;
  heading: string;
  text: string;
  to?: string;
  linkText?: string;
  /** Takes back what it tells of. */
  undo?: () => void;
  /** Does what was put off for as long as it could be taken back. */
  settle?: () => void;
}

// More would cover a phone; older ones stay in the bell's list.
const MAX_TOASTS = 4;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;
const none: readonly Toast[] = [];

/**
 * Shows a toast for six seconds, or until four newer ones exist; returns its id. The default heading is the
 * specification's.
 */
export function showToast({
  heading = t`New Notification`,
  ...rest
}: Omit<Toast, 'id' | 'heading'> & { heading?: string }): number {
  lastId += 1;
  const all = [...toasts.get(), { id: lastId, heading, ...rest }];
  toasts.set(all.slice(-MAX_TOASTS));
  for (const { settle } of all.slice(0, -MAX_TOASTS)) settle?.();
  return lastId;
}

/** However it goes, but by Undo: what was put off is done now, once. */
export function dismissToast(id: number) {
  take(id)?.settle?.();
}

export function undoToast(id: number) {
  take(id)?.undo?.();
}

function take(id: number): Toast | undefined {
  const toast = toasts.get().find((each) => each.id === id);
  if (toast) toasts.set(toasts.get().filter((each) => each !== toast));
  return toast;
}

/** Shows a toast from which an act can be taken back; it’s done when the toast goes, or the page is left before. */
export function actLater(toast: {
  heading: string;
  text: string;
  undo: () => void;
  act: () => void;
}): number {
  const { heading, text, undo, act } = toast;
  // The toast knows its id only once it is shown.
  const shown = { id: 0 };
  const stop = onLeave(() => dismissToast(shown.id));
  shown.id = showToast({
    heading,
    text,
    undo() {
      stop();
      undo();
    },
    settle() {
      stop();
      act();
    },
  });
  return shown.id;
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts, () => none);
}
