import { readShown } from '../signalling/signals.ts';
import { NO_TRACKS, SLOTS, type Shown, type Slot, type Tracks } from './media.ts';
import { type Description, negotiate } from '../signalling/perfect-negotiation.ts';
import type { Sample } from '../call/quality.ts';
import { createSampler } from '../call/stats.ts';

export interface PeerEvents {
  onDescription: (description: Description) => void;
  onCandidate: (candidate: RTCIceCandidateInit) => void;
  onChange: () => void;
  onTracks: (tracks: Tracks) => void;
  onShown: (shown: Shown) => void;
  onFault: (fault: unknown) => void;
}

interface Wanted {
  connection: RTCPeerConnection;
  polite: boolean;
  /** The tracks to send, read whenever a transceiver for one opens. */
  sending: () => Tracks;
  shown: () => Shown;
  events: PeerEvents;
}

/** One connection to one session of the other side in the room. */
export interface Peer {
  isConnected(): boolean;
  hasFailed(): boolean;
  hearDescription(description: Description): Promise<void>;
  hearCandidate(candidate: RTCIceCandidateInit): Promise<void>;
  /** Sends the current track of this slot. */
  refresh(slot: Slot): void;
  tell(): void;
  /** Restarts ICE and keeps everything else. */
  restart(iceServers: RTCIceServer[]): void;
  look(): Promise<Sample>;
  close(): void;
}

const KINDS: Record<Slot, 'audio' | 'video'> = { sound: 'audio', camera: 'video', screen: 'video' };

export function createPeer({ connection, polite, sending, shown, events }: Wanted): Peer {
  const senders = new Map<Slot, RTCRtpSender>();
  const negotiation = negotiate(connection, {
    ...events,
    polite,
    beforeAnswer: () => takePlaces(connection, (slot, sender) => place(slot, sender)),
  });
  connection.onconnectionstatechange = () => events.onChange();
  hearTracks(connection, events);
  const channel = openChannel(connection, shown, events);

  function place(slot: Slot, sender: RTCRtpSender): void {
    senders.set(slot, sender);
    refresh(slot);
  }
  function refresh(slot: Slot): void {
    senders.get(slot)?.replaceTrack(sending()[slot]).catch(events.onFault);
  }
  // The impolite side opens all slots in its first offer; from then on tracks change without renegotiation.
  if (!polite) {
    for (const slot of SLOTS)
      place(slot, connection.addTransceiver(KINDS[slot], { direction: 'sendrecv' }).sender);
  }
  return {
    ...negotiation,
    isConnected: () => connection.connectionState === 'connected',
    hasFailed: () => connection.connectionState === 'failed',
    refresh,
    tell: channel.tell,
    restart: (iceServers) => {
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers });
      connection.restartIce();
    },
    look: createSampler(connection),
    close: () => connection.close(),
  };
}

/** The transceivers that the other side’s offer opens, in the order of `SLOTS`. */
function takePlaces(connection: RTCPeerConnection, place: (slot: Slot, sender: RTCRtpSender) => void): void {
  for (const [index, transceiver] of connection.getTransceivers().entries()) {
    const slot = SLOTS[index];
    if (slot === undefined || transceiver.direction === 'sendrecv') continue;
    transceiver.direction = 'sendrecv';
    place(slot, transceiver.sender);
  }
}

function hearTracks(connection: RTCPeerConnection, { onTracks }: PeerEvents): void {
  let tracks = NO_TRACKS;
  connection.ontrack = ({ track, transceiver }) => {
    const slot = SLOTS[connection.getTransceivers().indexOf(transceiver)];
    if (slot === undefined) return;
    tracks = { ...tracks, [slot]: track };
    onTracks(tracks);
  };
}

/** Each side's state goes over the connection itself, so that it arrives while the signalling is down. */
function openChannel(connection: RTCPeerConnection, shown: () => Shown, { onShown }: PeerEvents) {
  const channel = connection.createDataChannel('shown', { negotiated: true, id: 0 });
  const tell = () => {
    if (channel.readyState === 'open') channel.send(JSON.stringify(shown()));
  };
  channel.onopen = tell;
  channel.onmessage = ({ data }) => onShown(readShown(data));
  return { tell };
}
