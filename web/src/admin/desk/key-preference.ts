import { createListeners, useStore } from '../../platform/store.ts';

const KEY = 'parley.desk-keys';
const changes = createListeners();

/** Whether single keys move about the desk: speech input and tremors press them unasked (WCAG 2.1.4). */
export function useDeskKeysEnabled(): boolean {
  return useStore(
    { subscribe: changes.subscribe, get: () => localStorage.getItem(KEY) !== 'off' },
    () => true,
  );
}

export function saveDeskKeysEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // With a full storage, the choice is only forgotten.
  }
  changes.notify();
}
