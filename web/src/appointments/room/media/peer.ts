import { readMediaStatus } from '../signalling/signals.ts';
import { NO_TRACKS, TRACK_KINDS, type MediaStatus, type TrackKind, type Tracks } from './media.ts';
import { type Description, negotiate } from '../signalling/perfect-negotiation.ts';
import type { Sample } from '../call/quality.ts';
import { createSampler } from '../call/stats.ts';

export interface PeerEvents {
  onDescription: (description: Description) => void;
  onCandidate: (candidate: RTCIceCandidateInit) => void;
  onChange: () => void;
  onTracks: (tracks: Tracks) => void;
  onMediaStatus: (mediaStatus: MediaStatus) => void;
  onError: (error: unknown) => void;
}

interface PeerOptions {
  connection: RTCPeerConnection;
  polite: boolean;
  /** The tracks to send, read whenever a transceiver for one opens. */
  sending: () => Tracks;
  mediaStatus: () => MediaStatus;
  events: PeerEvents;
}

/** One connection to one session of the other side in the room. */
export interface Peer {
  isConnected(): boolean;
  hasFailed(): boolean;
  applyDescription(description: Description): Promise<void>;
  addCandidate(candidate: RTCIceCandidateInit): Promise<void>;
  /** Sends the current track of this slot. */
  refresh(kind: TrackKind): void;
  sendStatus(): void;
  /** Restarts ICE and keeps everything else. */
  restart(iceServers: RTCIceServer[]): void;
  sample(): Promise<Sample>;
  close(): void;
}

const KINDS: Record<TrackKind, 'audio' | 'video'> = { sound: 'audio', camera: 'video', screen: 'video' };

export function createPeer({ connection, polite, sending, mediaStatus, events }: PeerOptions): Peer {
  const senders = new Map<TrackKind, RTCRtpSender>();
  const negotiation = negotiate(connection, {
    ...events,
    polite,
    beforeAnswer: () => attachTransceivers(connection, (kind, sender) => attach(kind, sender)),
  });
  connection.onconnectionstatechange = () => events.onChange();
  receiveTracks(connection, events);
  const channel = openChannel(connection, mediaStatus, events);

  function attach(kind: TrackKind, sender: RTCRtpSender): void {
    senders.set(kind, sender);
    refresh(kind);
  }
  function refresh(kind: TrackKind): void {
    senders.get(kind)?.replaceTrack(sending()[kind]).catch(events.onError);
  }
  // The impolite side opens all slots in its first offer; from then on tracks change without renegotiation.
  if (!polite) {
    for (const kind of TRACK_KINDS)
      attach(kind, connection.addTransceiver(KINDS[kind], { direction: 'sendrecv' }).sender);
  }
  return {
    ...negotiation,
    isConnected: () => connection.connectionState === 'connected',
    hasFailed: () => connection.connectionState === 'failed',
    refresh,
    sendStatus: channel.sendStatus,
    restart: (iceServers) => {
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers });
      connection.restartIce();
    },
    sample: createSampler(connection),
    close: () => connection.close(),
  };
}

/** The transceivers that the other side’s offer opens, in the order of `TRACK_KINDS`. */
function attachTransceivers(
  connection: RTCPeerConnection,
  attach: (kind: TrackKind, sender: RTCRtpSender) => void,
): void {
  for (const [index, transceiver] of connection.getTransceivers().entries()) {
    const kind = TRACK_KINDS[index];
    if (kind === undefined || transceiver.direction === 'sendrecv') continue;
    transceiver.direction = 'sendrecv';
    attach(kind, transceiver.sender);
  }
}

function receiveTracks(connection: RTCPeerConnection, { onTracks }: PeerEvents): void {
  let tracks = NO_TRACKS;
  connection.ontrack = ({ track, transceiver }) => {
    const kind = TRACK_KINDS[connection.getTransceivers().indexOf(transceiver)];
    if (kind === undefined) return;
    tracks = { ...tracks, [kind]: track };
    onTracks(tracks);
  };
}

/** Each side's state goes over the connection itself, so that it arrives while the signalling is down. */
function openChannel(
  connection: RTCPeerConnection,
  mediaStatus: () => MediaStatus,
  { onMediaStatus }: PeerEvents,
) {
  const channel = connection.createDataChannel('shown', { negotiated: true, id: 0 });
  const sendStatus = () => {
    if (channel.readyState === 'open') channel.send(JSON.stringify(mediaStatus()));
  };
  channel.onopen = sendStatus;
  channel.onmessage = ({ data }) => onMediaStatus(readMediaStatus(data));
  return { sendStatus };
}
