import { useEffect } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { askContact, contacts, NOBODY } from './store.ts';
import { useBlockedIds } from './use-blocks.ts';

/**
 * Whether the reader and someone can’t contact each other as either has blocked the other; false until that is known. For
 * pages that are the same for everybody: a job and its chat say it themselves.
 */
export function useIsBlocked(personId: string): boolean {
  const user = useUser();
  const isMine = useBlockedIds().includes(personId);
  const blocked = useStore(contacts, () => NOBODY);
  const asks = user !== null && user.role !== 'ADMIN' && user.id !== personId;
  // Again once the reader has blocked or unblocked them: the other may have, too.
  useEffect(() => {
    if (asks) void askContact(personId);
  }, [asks, personId, isMine]);
  return asks && (isMine || blocked.includes(personId));
}
