import { createListeners, useStore } from '../../../platform/store.ts';

const KEY = 'parley.call-keys';
const changes = createListeners();

/** Whether single keys mute and switch the camera: users of speech input, or with a tremor, may not want them (WCAG 2.1.4). */
export function useShortcutsEnabled(): boolean {
  return useStore(
    { subscribe: changes.subscribe, get: () => localStorage.getItem(KEY) !== 'off' },
    () => true,
  );
}

export function saveShortcutsEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // With a full storage, the choice is only forgotten.
  }
  changes.notify();
}
