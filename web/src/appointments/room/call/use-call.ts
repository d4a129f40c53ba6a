import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api.ts';
import { liveSignalling } from '../signalling/live-signalling.ts';
import type { Media } from '../media/media.ts';
import type { LocalMedia } from '../media/local-media.ts';
import { PeerMedia } from '../media/peer-media.ts';

interface CallSides {
  appointmentId: string;
  meId: string;
  otherId: string;
}

/** The call of a room: started on mount and left on unmount. */
export function useCall(sides: CallSides, localMedia: LocalMedia): Media {
  const [media] = useState(() => mediaOf(sides));
  useEffect(() => {
    const send = () => {
      const { camera, microphone, screen } = localMedia.state();
      media.send('sound', microphone.track);
      media.send('camera', camera.track);
      media.send('screen', screen);
      media.sendStatus(localMedia.mediaStatus());
    };
    send();
    media.connect();
    const unsubscribe = localMedia.subscribe(send);
    const leave = () => {
      media.close();
      localMedia.suspend();
    };
    // A page restored from the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      media.connect();
      void localMedia.resume();
    };
    const change = () => media.networkChanged();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('online', change);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', change);
      media.close();
    };
  }, [media, localMedia]);
  return media;
}

export function useMediaState(media: Media) {
  return useSyncExternalStore(
    (listener) => media.subscribe(listener),
    () => media.state(),
  );
}

function mediaOf({ appointmentId, meId, otherId }: CallSides): Media {
  return new PeerMedia({
    meId,
    otherId,
    signalling: liveSignalling(appointmentId, otherId),
    iceServers: () => iceServersOf(appointmentId),
    onError: (error) => console.warn('The call:', error),
  });
}

async function iceServersOf(id: string): Promise<RTCIceServer[]> {
  const pass = await call('POST /api/job/meeting/auth/:id', { params: { id }, body: {} });
  if (!pass.ok) throw new Error(pass.message);
  return pass.data.iceServers;
}
