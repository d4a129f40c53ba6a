import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { hasUnsavedChanges } from '../../platform/form/unsaved-changes.ts';
import { held, layers } from './layers.ts';
import { session } from '../../platform/session/session.ts';

/**
 * Holds back what would leave the page: Back closes the topmost dialog instead, and unsaved changes are asked about. The
 * router takes one blocker at a time, so this is the only one; it is there only while something needs it, as it would
 * warn of every link that the router doesn't know.
 */
export function LeaveBlocker() {
  const closing = useRef<(() => void) | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const top = layers.get().findLast(({ close }) => close !== null)?.close ?? null;
    closing.current = historyAction === 'POP' ? top : null;
    return closing.current !== null || asksFirst(currentLocation, nextLocation);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    if (closing.current === null) {
      held.set(blocker);
      return () => held.set(null);
    }
    blocker.reset();
    closing.current();
    return undefined;
  }, [blocker]);
  return null;
}

/** Not after logging out. */
const asksFirst = (from: Location, to: Location) =>
  session().isAuth && hasUnsavedChanges() && placeOf(from) !== placeOf(to);

const placeOf = ({ pathname, search, hash }: Location) => pathname + search + hash;
