import type { Favorites } from '@parley/contract/favorites/schemas.ts';
import { call } from '../platform/api.ts';

export type FavoriteKind = keyof Favorites;

export const NONE: Favorites = { services: [], jobPostings: [] };
const CALLS = {
  services: 'POST /api/favorite/service/:id',
  jobPostings: 'POST /api/favorite/jobPosting/:id',
} as const;

let saved = NONE;
/** Whose favorites these are: another person in this tab starts from nothing. */
let owner: string | null = null;
const listeners = new Set<() => void>();
const underWay = new Set<string>();

export function favorites(): Favorites {
  return saved;
}

export function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks for a person's favorites once, however many hearts are on the page; null = signed out. */
export async function loadFor(userId: string | null) {
  if (owner === userId) return;
  owner = userId;
  become(NONE);
  if (userId === null) return;
  const result = await call('GET /api/favorite');
  if (owner !== userId) return;
  if (result.ok) become(result.data);
  else owner = null;
}

/** Saves, or takes back: shown at once, undone if refused. Answers a sentence when it did not work. */
export async function toggle(kind: FavoriteKind, id: string): Promise<string | null> {
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

function put(kind: FavoriteKind, id: string, isSaved: boolean) {
  const others = saved[kind].filter((each) => each !== id);
  become({ ...saved, [kind]: isSaved ? [...others, id] : others });
}

function become(next: Favorites) {
  saved = next;
  for (const listener of listeners) listener();
}
