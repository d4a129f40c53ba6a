import { t } from '@lingui/core/macro';
import { createStore, useStore } from './store.ts';

export interface Toast {
  id: number;
  heading: string;
  text: string;
  to?: string;
  linkText?: string;
}

// More would cover a phone; older ones stay in the bell's list.
const MAX_TOASTS = 4;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;
const none: readonly Toast[] = [];

/** Shows a toast for six seconds, or until four newer ones exist. The default heading is the specification's. */
export function showToast({
  heading = t`New Notification`,
  ...rest
}: Omit<Toast, 'id' | 'heading'> & { heading?: string }) {
  lastId += 1;
  toasts.set([...toasts.get(), { id: lastId, heading, ...rest }].slice(-MAX_TOASTS));
}

export function dismissToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts, () => none);
}
