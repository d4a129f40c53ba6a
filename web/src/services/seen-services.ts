import type { Service } from '@parley/contract/services/schemas.ts';
import { otherTabs } from '../platform/session/session.ts';
import { createListeners, useStore } from '../platform/store.ts';

/** A service that was looked at in this browser. */
interface SeenService {
  id: string;
  professionalId: string;
  title: string;
  name: string;
  avatarUrl: string | null;
}

const MOST = 6;
const KEY = 'parley.seen';
const none: readonly SeenService[] = [];
const changes = createListeners();
let kept: readonly SeenService[] | null = null;

/** Read when it is first asked for. */
function seen(): readonly SeenService[] {
  kept ??= read();
  return kept;
}

function read(): readonly SeenService[] {
  try {
    const found: readonly SeenService[] = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return found;
  } catch {
    // What somebody else wrote there is as good as nothing.
    return none;
  }
}

export function useSeenServices(): readonly SeenService[] {
  return useStore({ subscribe: changes.subscribe, get: seen }, () => none);
}

export function rememberSeen({ id, title, professional }: Service): void {
  const others = seen().filter((each) => each.id !== id);
  const { id: professionalId, displayName: name, avatarUrl } = professional;
  keep([{ id, professionalId, title, name, avatarUrl }, ...others].slice(0, MOST));
}

export function removeSeen(id: string): void {
  const others = seen().filter((each) => each.id !== id);
  if (others.length < seen().length) keep(others);
}

export function forgetSeen(): void {
  keep(none);
}
otherTabs?.addEventListener('message', forgetSeen);

function keep(next: readonly SeenService[]): void {
  localStorage.setItem(KEY, JSON.stringify(next));
  kept = next;
  changes.notify();
}
