import { useSyncExternalStore } from 'react';

const KEY = 'parley.call-keys';
const listeners = new Set<() => void>();

/** Whether single keys mute and switch the camera: who talks to the machine, or has a light touch, may not want them. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(KEY) !== 'off',
    () => true,
  );
}

export function keepSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // A full storage only forgets.
  }
  for (const listener of listeners) listener();
}
