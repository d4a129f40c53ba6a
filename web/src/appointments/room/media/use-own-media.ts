import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAllowed } from './devices.ts';
import type { Presence } from './kept-choice.ts';
import { OwnMedia } from './own-media.ts';

/**
 * The reader's own devices while the room is on the screen: as they were before, or those that are allowed already.
 * A camera is never turned on automatically before the room is open.
 */
export function useOwnMedia(kept: Presence | null, isOpen: boolean): OwnMedia {
  const [own] = useState(() => new OwnMedia());
  const [first] = useState({ kept, isOpen });
  useEffect(() => {
    own.open();
    if (first.kept) void startAsKept(own, first.kept);
    else if (first.isOpen) void startAllowed(own);
    return () => own.close();
  }, [own, first]);
  return own;
}

export function useOwnState(own: OwnMedia) {
  return useSyncExternalStore(own.subscribe, own.state);
}

/** Restores the devices that were on; a camera that was off stays off. */
async function startAsKept(own: OwnMedia, kept: Presence): Promise<void> {
  for (const kind of ['microphone', 'camera'] as const) {
    if (kept[kind]) await own.start(kind);
    else own.stop(kind);
  }
}

async function startAllowed(own: OwnMedia): Promise<void> {
  for (const kind of ['microphone', 'camera'] as const) {
    if ((await isAllowed(kind)) && !own.state()[kind].isDecided) await own.start(kind);
  }
}
