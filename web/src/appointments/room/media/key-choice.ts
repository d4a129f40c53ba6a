import { createListeners, useStore } from '../../../platform/store.ts';

const KEY = 'parley.call-keys';
const changes = createListeners();

/** Whether single keys mute and switch the camera: who talks to the machine, or has a light touch, may not want them. */
export function useSingleKeys(): boolean {
  return useStore(
    { subscribe: changes.subscribe, get: () => localStorage.getItem(KEY) !== 'off' },
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
  changes.notify();
}
