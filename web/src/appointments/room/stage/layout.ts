import { createListeners, useStore } from '../../../platform/store.ts';

/** How the two are placed while no screen is shared: the other one large, or both alike. */
export type Layout = 'speaker' | 'sides';

const KEY = 'parley.call-layout';
const changes = createListeners();

/** What was chosen in this browser. */
export function useLayout(): Layout {
  return useStore({ subscribe: changes.subscribe, get: stored }, () => 'speaker');
}

export function switchLayout(): void {
  try {
    localStorage.setItem(KEY, stored() === 'speaker' ? 'sides' : 'speaker');
  } catch {
    // With a full storage it stays as it is.
  }
  changes.notify();
}

function stored(): Layout {
  return localStorage.getItem(KEY) === 'sides' ? 'sides' : 'speaker';
}
