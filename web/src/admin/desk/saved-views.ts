import { createListeners, useStore } from '../../platform/store.ts';
import type { Tab } from '../tabs.ts';
import { keyOf, type View } from './views.ts';

const MOST = 12;
const NONE = '[]';
const changes = createListeners();
const storageKey = (tab: Tab) => `parley.views.${tab}`;

/** The views of a tab that this browser keeps. */
export function useSavedViews(tab: Tab): readonly View[] {
  const stored = useStore(
    { subscribe: changes.subscribe, get: () => localStorage.getItem(storageKey(tab)) ?? NONE },
    () => NONE,
  );
  return parsed(stored);
}

export function saveViews(tab: Tab, views: readonly View[]): void {
  try {
    localStorage.setItem(storageKey(tab), JSON.stringify(views.slice(-MOST)));
  } catch {
    // With a full storage, the view is only forgotten.
  }
  changes.notify();
}

export const without = (views: readonly View[], view: View): View[] =>
  views.filter((each) => keyOf(each) !== keyOf(view));

/** What somebody else wrote there is no view. */
function parsed(stored: string): View[] {
  try {
    const views: unknown = JSON.parse(stored);
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string');
