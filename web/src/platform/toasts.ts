import { t } from '@lingui/core/macro';
import { createStore, useStore } from './store.ts';

export interface Toast {
  id: number;
  heading: string;
  text: string;
  to?: string;
  linkText?: string;
}

// More would cover a phone; what is older stays with the bell.
const MAX_TOASTS = 4;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;
const none: readonly Toast[] = [];

/** Shows a message for six seconds, or until four newer ones have come, under the heading of the specification unless another is given. */
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
