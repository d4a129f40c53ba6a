import { useEffect } from 'react';
import { useUser } from '../platform/session/session.ts';
import { useStore } from '../platform/store.ts';
import { type FavoriteKind, favorites, loadFor, NONE, toggle } from './store.ts';

/** Whether the signed-in user saved this; `toggle` changes it and answers an error message if refused. */
export function useFavorite(kind: FavoriteKind, id: string) {
  const user = useUser();
  const saved = useStore(favorites, () => NONE);
  useEffect(() => void loadFor(user?.id ?? null), [user?.id]);
  return { isSaved: user !== null && saved[kind].includes(id), toggle: () => toggle(kind, id) };
}
