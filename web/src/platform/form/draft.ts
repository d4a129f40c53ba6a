import { session } from '../session/session.ts';

/** Reads a form's draft, kept in sessionStorage per user. */
export function readDraft<V extends object>(name: string, initial: V): V {
  try {
    return { ...initial, ...JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') };
  } catch {
    return initial;
  }
}

export function hasDraft(name: string): boolean {
  return sessionStorage.getItem(keyOf(name)) !== null;
}

export function saveDraft(name: string, values: object) {
  sessionStorage.setItem(keyOf(name), JSON.stringify(values));
}

export function clearDraft(name: string) {
  sessionStorage.removeItem(keyOf(name));
}

function keyOf(name: string): string {
  const { user } = session();
  return `parley.draft.${user?.email ?? ''}.${name}`;
}
