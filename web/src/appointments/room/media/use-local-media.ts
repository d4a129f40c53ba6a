import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAllowed } from './devices.ts';
import type { Presence } from './device-preferences.ts';
import { LocalMedia } from './local-media.ts';

/**
 * The reader's own devices while the room is on the screen: as they were before, or those that are allowed already.
 * A camera is never turned on automatically before the room is open.
 */
export function useLocalMedia(kept: Presence | null, isOpen: boolean): LocalMedia {
  const [localMedia] = useState(() => new LocalMedia());
  const [first] = useState({ kept, isOpen });
  useEffect(() => {
    localMedia.open();
    if (first.kept) void restoreDevices(localMedia, first.kept);
    else if (first.isOpen) void startAllowed(localMedia);
    return () => localMedia.close();
  }, [localMedia, first]);
  return localMedia;
}

export function useLocalMediaState(localMedia: LocalMedia) {
  return useSyncExternalStore(localMedia.subscribe, localMedia.state);
}

/** Restores the devices that were on; a camera that was off stays off. */
async function restoreDevices(localMedia: LocalMedia, kept: Presence): Promise<void> {
  for (const kind of ['microphone', 'camera'] as const) {
    if (kept[kind]) await localMedia.start(kind);
    else localMedia.stop(kind);
  }
}

async function startAllowed(localMedia: LocalMedia): Promise<void> {
  for (const kind of ['microphone', 'camera'] as const) {
    if ((await isAllowed(kind)) && !localMedia.state()[kind].isDecided) await localMedia.start(kind);
  }
}
