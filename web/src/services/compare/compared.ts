import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { otherTabs } from '../../platform/session/session.ts';
import { createListeners, useStore } from '../../platform/store.ts';

/** A service that is to be compared, as the tray names it. */
interface Compared {
  id: string;
  title: string;
  name: string;
  avatarUrl: string | null;
}

/** More don't fit side by side. */
export const MOST_COMPARED = 4;

const KEY = 'parley.compared';
const none: readonly Compared[] = [];
const changes = createListeners();
let kept: readonly Compared[] | null = null;

/** Read when it is first asked for. */
function compared(): readonly Compared[] {
  kept ??= read();
  return kept;
}

function read(): readonly Compared[] {
  try {
    const found: readonly Compared[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return found;
  } catch {
    // What somebody else wrote there is as good as nothing.
    return none;
  }
}

export function useCompared(): readonly Compared[] {
  return useStore({ subscribe: changes.subscribe, get: compared }, () => none);
}

/** Adds a service, or takes it out again. */
export function toggleCompared({ id, title, professional }: ServiceCard): void {
  const others = compared().filter((each) => each.id !== id);
  const isIn = others.length < compared().length;
  const { displayName: name, avatarUrl } = professional;
  keep(isIn ? others : [...others, { id, title, name, avatarUrl }].slice(0, MOST_COMPARED));
}

export function removeCompared(id: string): void {
  const others = compared().filter((each) => each.id !== id);
  if (others.length < compared().length) keep(others);
}

export function clearCompared(): void {
  keep(none);
}
otherTabs?.addEventListener('message', clearCompared);

function keep(next: readonly Compared[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(next));
  kept = next;
  changes.notify();
}
