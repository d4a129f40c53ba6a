import type { Favorites } from '@parley/contract/favorites/schemas.ts';
import { call } from '../platform/api.ts';
import { createStore } from '../platform/store.ts';

export type FavoriteKind = keyof Favorites;

export const NONE: Favorites = { services: [], jobPostings: [] };
const CALLS = {
  services: 'POST /api/favorite/service/:id',
  jobPostings: 'POST /api/favorite/jobPosting/:id',
} as const;

export const favorites = createStore(NONE);
/** Whose favorites these are: they reset when another user signs in. */
let owner: string | null = null;
/** Whether they came; null once they have, or have failed to. */
let loading: Promise<boolean> | null = null;
const inFlight = new Set<string>();

/** Asks for a person's favorites once, however many hearts are on the page; null = signed out. */
export async function loadFor(userId: string | null) {
  if (owner === userId) return;
  owner = userId;
  favorites.set(NONE);
  loading = null;
  if (userId === null) return;
  loading = read(userId);
  if (await loading) await saveWanted();
}

async function read(userId: string): Promise<boolean> {
  const result = await call('GET /api/favorite');
  if (owner !== userId) return false;
  loading = null;
  if (result.ok) favorites.set(result.data);
  else owner = null;
  return result.ok;
}

/** Where a visitor's press is kept while they log in. */
const WANTED = 'wanted-favorite';

/** Saves this once the visitor has logged in, in this tab. */
export function saveAfterLogin(kind: FavoriteKind, id: string) {
  sessionStorage.setItem(WANTED, JSON.stringify({ kind, id }));
}

async function saveWanted(): Promise<void> {
  const kept = sessionStorage.getItem(WANTED);
  if (kept === null) return;
  sessionStorage.removeItem(WANTED);
  const { kind, id }: { kind: FavoriteKind; id: string } = JSON.parse(kept);
  if (!favorites.get()[kind].includes(id)) await toggle(kind, id);
}

/** Saves or unsaves optimistically and rolls back on failure. Answers the error message, or null. */
export async function toggle(kind: FavoriteKind, id: string): Promise<string | null> {
  const key = `${kind} ${id}`;
  if (inFlight.has(key)) return null;
  inFlight.add(key);
  const wasSaved = favorites.get()[kind].includes(id);
  put(kind, id, !wasSaved);
  if (await isThereAlready(kind, id, !wasSaved)) {
    inFlight.delete(key);
    return null;
  }
  const result = await call(CALLS[kind], { params: { id } });
  // Read only this one from the answer: it may not include other requests in flight.
  put(kind, id, result.ok ? result.data[kind].includes(id) : wasSaved);
  inFlight.delete(key);
  return result.ok ? null : result.message;
}

/** For a press before they came, which meant what it showed: whether nothing has to be changed for that. */
async function isThereAlready(kind: FavoriteKind, id: string, isWanted: boolean): Promise<boolean> {
  if (!(await loading)) return false;
  if (favorites.get()[kind].includes(id) === isWanted) return true;
  put(kind, id, isWanted);
  return false;
}

function put(kind: FavoriteKind, id: string, isSaved: boolean) {
  const saved = favorites.get();
  const others = saved[kind].filter((each) => each !== id);
  favorites.set({ ...saved, [kind]: isSaved ? [...others, id] : others });
}
