/** What can be sent and shown, each in its own slot. */
export const TRACK_KINDS = ['sound', 'camera', 'screen'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];
export type Tracks = Record<TrackKind, MediaStreamTrack | null>;
export const NO_TRACKS: Tracks = { sound: null, camera: null, screen: null };

/** What each side reports about itself: a frozen camera and one that was turned off look the same remotely. */
export interface MediaStatus {
  microphone: boolean;
  camera: 'on' | 'off' | 'paused';
  screen: boolean;
}
export const NOTHING_SENT: MediaStatus = { microphone: false, camera: 'off', screen: false };

export type Quality = 'good' | 'fair' | 'poor';

/**
 * The state of the connection: alone, connecting, connected, reconnecting; `elsewhere` once the reader has joined from
 * another tab or device.
 */
export type ConnectionStatus =
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'elsewhere'
  | 'closed';

export interface MediaState {
  connection: ConnectionStatus;
  /** The signalling by which both sides find each other; without it a call continues, but nobody can rejoin it. */
  signalling: 'up' | 'down';
  quality: Quality | null;
  /** Connecting has failed for long: say what helps, while the attempts continue. */
  isFailing: boolean;
  /** The reader's own video is paused, because the connection carries the sound only. */
  isVideoPaused: boolean;
  theirs: { tracks: Tracks; mediaStatus: MediaStatus };
}

/**
 * Carries sound and video between the two sides of a room: peer to peer now (`peer-media.ts`), a media server behind the
 * same interface when it is needed. It knows no devices: it is given tracks.
 */
export interface Media {
  connect(): void;
  /** Sends this track in its slot, instead of the one before; null sends nothing. */
  send(kind: TrackKind, track: MediaStreamTrack | null): void;
  sendStatus(mediaStatus: MediaStatus): void;
  /** The network has changed: restart ICE before the old connection is lost. */
  networkChanged(): void;
  state(): MediaState;
  subscribe(listener: () => void): () => void;
  /** Leaves, and tells the other side. */
  close(): void;
}

/** How the two sides of a room reach each other before they are connected. Signals are lost while it is down. */
export interface Signalling {
  open(events: SignallingEvents): void;
  send(signal: unknown): void;
  close(): void;
}

export interface SignallingEvents {
  onUp(): void;
  onDown(): void;
  /** Whether the other side is in the room, in any tab. */
  onPresence(isOtherThere: boolean): void;
  onSignal(signal: unknown): void;
}
