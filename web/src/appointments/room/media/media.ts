/** What can be sent and shown, each in a place of its own. */
export const SLOTS = ['sound', 'camera', 'screen'] as const;
export type Slot = (typeof SLOTS)[number];
export type Tracks = Record<Slot, MediaStreamTrack | null>;
export const NO_TRACKS: Tracks = { sound: null, camera: null, screen: null };

/** What one says of oneself: a picture that stands still and one that was switched off look the same from afar. */
export interface Shown {
  microphone: boolean;
  camera: 'on' | 'off' | 'paused';
  screen: boolean;
}
export const NOTHING_SHOWN: Shown = { microphone: false, camera: 'off', screen: false };

export type Quality = 'good' | 'fair' | 'poor';

/**
 * How one stands to the other: alone, on the way to them, together, losing them; `elsewhere` when one has joined
 * from another tab or device since.
 */
export type Line = 'waiting' | 'connecting' | 'connected' | 'reconnecting' | 'elsewhere' | 'closed';

export interface MediaState {
  line: Line;
  /** The way over which both sides find each other; without it a call goes on, but nobody can come back into it. */
  signalling: 'up' | 'down';
  quality: Quality | null;
  /** No way was found for long, and what helps is to be said; it is looked for all the same. */
  isHard: boolean;
  /** One's own picture rests, for the line carries the sound only. */
  isSaving: boolean;
  theirs: { tracks: Tracks; shown: Shown };
}

/**
 * What carries sound and pictures between the two of a room: peer to peer now (`peer-media.ts`), a media server behind
 * the same few words when it is needed. Devices are none of its business: it is given tracks.
 */
export interface Media {
  connect(): void;
  /** Sends this in its place, instead of what was sent there; null sends nothing. */
  send(slot: Slot, track: MediaStreamTrack | null): void;
  tell(shown: Shown): void;
  /** The network has changed: another way is looked for before the old one is missed. */
  networkChanged(): void;
  state(): MediaState;
  subscribe(listener: () => void): () => void;
  /** Leaves, and says so. */
  close(): void;
}

/** How the two sides of one room reach each other before they are connected. What is said while it is down is lost. */
export interface Signalling {
  open(heard: SignallingEvents): void;
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
