import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useUser } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { blockedIds, loadFor, NOBODY } from './store.ts';

/** Those whom the signed-in person has blocked; nobody while the server renders. */
export function useBlockedIds(): readonly string[] {
  const userId = useUser()?.id ?? null;
  const ids = useStore(blockedIds, () => NOBODY);
  useEffect(() => void loadFor(userId), [userId]);
  return userId === null ? NOBODY : ids;
}

/**
 * Reads a list again that shows someone the reader has blocked: the server rendered it without knowing the reader. Once,
 * so that a list that can't do better stays.
 */
export function useRevalidateBlocked(ownerIds: readonly string[]) {
  const blocked = useBlockedIds();
  const { revalidate } = useRevalidator();
  const isDone = useRef(false);
  const isShown = ownerIds.some((id) => blocked.includes(id));
  useEffect(() => {
    if (!isShown || isDone.current) return;
    isDone.current = true;
    void revalidate();
  }, [isShown, revalidate]);
}
