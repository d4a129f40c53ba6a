import type { Favorites } from '@parley/contract/favorites/schemas.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../platform/api.ts';
import { session, useUser } from '../platform/session.ts';

export type FavoriteKind = keyof Favorites;

const NONE: Favorites = { services: [], jobPostings: [] };
const CALLS = {
  services: 'POST /api/favorite/service/:id',
  jobPostings: 'POST /api/favorite/jobPosting/:id',
} as const;

let saved = NONE;
/** Whose favorites these are: another person in this tab starts from nothing. */
let owner: string | null = null;
const listeners = new Set<() => void>();
const underWay = new Set<string>();

export interface FavoriteState {
  isSaved: boolean;
  /** Answers a sentence when it did not work, null when it did. */
  toggle: () => Promise<string | null>;
}

/** Whether the signed-in person saved this, and the way to change that; shown at once, taken back if refused. */
export function useFavorite(kind: FavoriteKind, id: string): FavoriteState {
  const user = useUser();
  const favorites = useSyncExternalStore(
    listen,
    () => saved,
    () => NONE,
  );
  useEffect(() => load(user?.id ?? null), [user?.id]);
  return { isSaved: user !== null && favorites[kind].includes(id), toggle: () => toggle(kind, id) };
}

async function toggle(kind: FavoriteKind, id: string): Promise<string | null> {
  const key = `${kind} ${id}`;
  if (underWay.has(key)) return null;
  underWay.add(key);
  const wasSaved = saved[kind].includes(id);
  put(kind, id, !wasSaved);
  const result = await call(CALLS[kind], { params: { id } });
  // Only this one is read out of the answer: others may be under way, and it does not know of them yet.
  put(kind, id, result.ok ? result.data[kind].includes(id) : wasSaved);
  underWay.delete(key);
  return result.ok ? null : result.message;
}

function load(userId: string | null) {
  if (owner === userId) return;
  owner = userId;
  become(NONE);
  if (userId !== null) void loadFor(userId);
}

async function loadFor(userId: string) {
  const result = await call('GET /api/favorite');
  if (!result.ok && owner === userId) owner = null;
  if (result.ok && owner === userId && session().user !== null) become(result.data);
}

function put(kind: FavoriteKind, id: string, isSaved: boolean) {
  const others = saved[kind].filter((each) => each !== id);
  become({ ...saved, [kind]: isSaved ? [...others, id] : others });
}

function become(next: Favorites) {
  saved = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
