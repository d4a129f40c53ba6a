import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  heading: string;
  text: string;
  to?: string;
  linkText?: string;
}

// More would cover a phone; what is older stays with the bell.
const MOST = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const none: readonly Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a message for six seconds, or until four newer ones have come, under the heading of the specification unless another is given. */
export function showToast({
  heading = 'New Notification',
  ...rest
}: Omit<Toast, 'id' | 'heading'> & { heading?: string }) {
  lastId += 1;
  put([...toasts, { id: lastId, heading, ...rest }].slice(-MOST));
}

export function dismissToast(id: number) {
  put(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    listen,
    () => toasts,
    () => none,
  );
}

function put(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
