import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api.ts';
import { liveSignalling } from '../signalling/live-signalling.ts';
import type { Media } from '../media/media.ts';
import type { OwnMedia } from '../media/own-media.ts';
import { PeerMedia } from '../media/peer-media.ts';

interface Between {
  appointmentId: string;
  meId: string;
  otherId: string;
}

/** The call of a room: started on mount and left on unmount. */
export function useCall(between: Between, own: OwnMedia): Media {
  const [media] = useState(() => mediaOf(between));
  useEffect(() => {
    const send = () => {
      const { camera, microphone, screen } = own.state();
      media.send('sound', microphone.track);
      media.send('camera', camera.track);
      media.send('screen', screen);
      media.tell(own.shown());
    };
    send();
    media.connect();
    const unhear = own.subscribe(send);
    const leave = () => {
      media.close();
      own.rest();
    };
    // A page restored from the back/forward cache.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      media.connect();
      void own.wake();
    };
    const change = () => media.networkChanged();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', change);
    return () => {
      unhear();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', change);
      media.close();
    };
  }, [media, own]);
  return media;
}

export function useMediaState(media: Media) {
  return useSyncExternalStore(
    (listener) => media.subscribe(listener),
    () => media.state(),
  );
}

function mediaOf({ appointmentId, meId, otherId }: Between): Media {
  return new PeerMedia({
    meId,
    otherId,
    signalling: liveSignalling(appointmentId, otherId),
    iceServers: () => iceServersOf(appointmentId),
    onFault: (fault) => console.warn('The call:', fault),
  });
}

async function iceServersOf(id: string): Promise<RTCIceServer[]> {
  const pass = await call('POST /api/job/meeting/auth/:id', { params: { id }, body: {} });
  if (!pass.ok) throw new Error(pass.message);
  return pass.data.iceServers;
}
