import { useEffect } from 'react';
import { useUser } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { type FavoriteKind, favorites, loadFor, NONE, toggle } from './store.ts';

/** Whether the signed-in person saved this, and the way to change that; `toggle` answers a sentence if refused. */
export function useFavorite(kind: FavoriteKind, id: string) {
  const user = useUser();
  const saved = useStore(favorites, () => NONE);
  useEffect(() => void loadFor(user?.id ?? null), [user?.id]);
  return { isSaved: user !== null && saved[kind].includes(id), toggle: () => toggle(kind, id) };
}
