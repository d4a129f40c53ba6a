import { t } from '@lingui/core/macro';
import { createStore, useStore } from './store.ts';

export interface Toast {
  id: number;
  heading: string;
  text: string;
  to?: string;
  linkText?: string;
  /** It can be undone: called once, when it goes, with whether it was. */
  gone?: (isUndone?: boolean) => void;
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
  toasts.set([...toasts.get(), { id: lastId, heading, ...rest }]);
  for (const { id } of toasts.get().slice(0, -MAX_TOASTS)) dismissToast(id);
  return lastId;
}

export function dismissToast(id: number, isUndone?: boolean) {
  const toast = toasts.get().find((each) => each.id === id);
  toasts.set(toasts.get().filter((each) => each !== toast));
  toast?.gone?.(isUndone);
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts, () => none);
}
