import {
  type Media,
  type MediaState,
  NO_TRACKS,
  NOTHING_SENT,
  type Quality,
  type MediaStatus,
  type Signalling,
  type TrackKind,
  type Tracks,
} from './media.ts';
import type { Description } from '../signalling/perfect-negotiation.ts';
import { createPeer, type Peer } from './peer.ts';
import { VIDEO_RUNNING, qualityOf, nextVideoPause } from '../call/quality.ts';
import { readSignal, type Signal } from '../signalling/signals.ts';
import { createListeners } from '../../../platform/store.ts';
import { randomId } from '../../../platform/random-id.ts';

export interface PeerMediaOptions {
  meId: string;
  otherId: string;
  signalling: Signalling;
  /** Fetched again for every ICE restart, because relay credentials expire. */
  iceServers: () => Promise<RTCIceServer[]>;
  onError?: (error: unknown) => void;
}

const TICK_MS = 2_000;
/** Disconnected for so many ticks: first an ICE restart, finally a new connection. */
const RESTART_AFTER = 2;
const BEGIN_ANEW_AFTER = 6;

type SignalBody<S> = S extends Signal ? Omit<S, 'from' | 'for'> : never;

/** Connects the two sides of a room directly, or through a relay where their networks require it. */
export class PeerMedia implements Media {
  readonly #options: PeerMediaOptions;
  /** When both offer at once, one gives way; both know which by their ids. */
  readonly #polite: boolean;
  readonly #changes = createListeners();
  #iceServers: RTCIceServer[] = [];
  #session = '';
  #theirSession: string | null = null;
  #isOtherThere = false;
  #signalling: MediaState['signalling'] = 'down';
  #peer: Peer | null = null;
  #attempt = 0;
  #wasConnected = false;
  #ticksApart = 0;
  #hasRestarted = false;
  #isFailing = false;
  #ended: 'elsewhere' | 'closed' | null = null;
  #sending: Tracks = NO_TRACKS;
  #mediaStatus: MediaStatus = NOTHING_SENT;
  #theirs: MediaState['theirs'] = { tracks: NO_TRACKS, mediaStatus: NOTHING_SENT };
  #quality: Quality | null = null;
  #videoPause = VIDEO_RUNNING;
  #timer: ReturnType<typeof setInterval> | undefined;
  #state: MediaState;

  constructor(options: PeerMediaOptions) {
    this.#options = options;
    this.#polite = options.meId > options.otherId;
    this.#state = this.#read();
  }

  connect(): void {
    this.#session = randomId();
    this.#ended = null;
    const session = this.#session;
    void this.#askForServers().then(() => {
      if (this.#ended !== null || session !== this.#session) return;
      this.#timer = setInterval(() => this.#tick(), TICK_MS);
      this.#options.signalling.open({
        onUp: () => {
          this.#signalling = 'up';
          this.#signal({ kind: 'hello', isAnswer: false }, null);
          this.#changed();
        },
        onDown: () => {
          this.#signalling = 'down';
          this.#changed();
        },
        onPresence: (isOtherThere) => {
          this.#isOtherThere = isOtherThere;
          this.#changed();
        },
        onSignal: (signal) => this.#receive(readSignal(signal)),
      });
    });
    this.#changed();
  }

  send(kind: TrackKind, track: MediaStreamTrack | null): void {
    this.#sending = { ...this.#sending, [kind]: track };
    this.#peer?.refresh(kind);
  }

  sendStatus(mediaStatus: MediaStatus): void {
    this.#mediaStatus = mediaStatus;
    this.#peer?.sendStatus();
  }

  networkChanged(): void {
    if (this.#peer) void this.#restart();
  }

  state(): MediaState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    return this.#changes.subscribe(listener);
  }

  close(): void {
    if (this.#ended === null) this.#signal({ kind: 'bye' });
    this.#end('closed');
  }

  #end(why: 'elsewhere' | 'closed'): void {
    this.#ended = why;
    clearInterval(this.#timer);
    this.#forget();
    this.#options.signalling.close();
    this.#signalling = 'down';
    this.#changed();
  }

  #receive(signal: Signal | null): void {
    if (!signal || signal.from === this.#session || this.#ended !== null) return;
    if (signal.for !== null && signal.for !== this.#session) return;
    if (signal.kind === 'replaced') return this.#end('elsewhere');
    if (signal.kind === 'hello') return this.#onHello(signal.from, signal.isAnswer);
    if (signal.from !== this.#theirSession) return;
    if (signal.kind === 'bye') this.#forget();
    else if (signal.kind === 'again') this.#startAttempt();
    else if (signal.kind === 'description') this.#take(signal.attempt, signal);
    else if (signal.attempt === this.#attempt) void this.#peer?.addCandidate(signal.candidate);
    this.#changed();
  }

  /** A new session of the other side replaces their old one: the page was reloaded, or opened elsewhere. */
  #onHello(session: string, isAnswer: boolean): void {
    const isNew = session !== this.#theirSession;
    if (isNew) {
      if (this.#theirSession !== null) this.#signal({ kind: 'replaced' });
      this.#forget();
      this.#theirSession = session;
    }
    this.#isOtherThere = true;
    if (!isAnswer) this.#signal({ kind: 'hello', isAnswer: true });
    // Signals are lost while the signalling is down: start over unless we are connected already.
    if (isNew || !this.#peer?.isConnected()) this.#startAttempt();
    this.#changed();
  }

  /** The impolite side starts, so that there is only one start. */
  #startAttempt(): void {
    this.#ticksApart = 0;
    this.#hasRestarted = false;
    if (this.#polite) return;
    this.#attempt += 1;
    this.#open();
  }

  #take(attempt: number, description: Description): void {
    if (attempt < this.#attempt) return;
    if (attempt > this.#attempt || !this.#peer) {
      this.#attempt = attempt;
      this.#open();
    }
    const { type, sdp } = description;
    void this.#peer?.applyDescription({ type, sdp });
  }

  #open(): void {
    this.#peer?.close();
    const attempt = this.#attempt;
    const isCurrent = () => attempt === this.#attempt && this.#ended === null;
    this.#theirs = { tracks: NO_TRACKS, mediaStatus: NOTHING_SENT };
    this.#peer = createPeer({
      connection: new RTCPeerConnection({ iceServers: this.#iceServers }),
      polite: this.#polite,
      sending: () => (this.#videoPause.isVideoPaused ? { ...this.#sending, camera: null } : this.#sending),
      mediaStatus: () => this.#ownStatus(),
      events: {
        onDescription: (description) => this.#signal({ kind: 'description', attempt, ...description }),
        onCandidate: (candidate) => this.#signal({ kind: 'candidate', attempt, candidate }),
        onChange: () => isCurrent() && this.#changed(),
        onTracks: (tracks) => isCurrent() && this.#hears({ tracks }),
        onMediaStatus: (mediaStatus) => isCurrent() && this.#hears({ mediaStatus }),
        onError: (error) => isCurrent() && this.#options.onError?.(error),
      },
    });
  }

  #hears(part: Partial<MediaState['theirs']>): void {
    this.#theirs = { ...this.#theirs, ...part };
    this.#changed();
  }

  #ownStatus(): MediaStatus {
    const { camera } = this.#mediaStatus;
    return {
      ...this.#mediaStatus,
      camera: camera === 'on' && this.#videoPause.isVideoPaused ? 'paused' : camera,
    };
  }

  #tick(): void {
    const peer = this.#peer;
    if (peer?.isConnected()) {
      this.#ticksApart = 0;
      this.#hasRestarted = false;
      void this.#sampleQuality(peer);
      return;
    }
    if (this.#theirSession === null) return;
    this.#ticksApart += peer?.hasFailed() ? RESTART_AFTER : 1;
    if (!this.#isOtherThere && this.#signalling === 'up' && this.#ticksApart >= RESTART_AFTER) this.#forget();
    else if (this.#ticksApart >= BEGIN_ANEW_AFTER) this.#beginAnew();
    else if (this.#ticksApart >= RESTART_AFTER && this.#wasConnected && !this.#hasRestarted)
      void this.#restart();
    this.#changed();
  }

  #beginAnew(): void {
    this.#ticksApart = 0;
    this.#isFailing = true;
    void this.#askForServers().then(() => {
      if (this.#polite) this.#signal({ kind: 'again' });
      else if (this.#theirSession !== null && !this.#peer?.isConnected()) this.#startAttempt();
    });
  }

  async #restart(): Promise<void> {
    const peer = this.#peer;
    this.#hasRestarted = true;
    await this.#askForServers();
    if (peer && peer === this.#peer) peer.restart(this.#iceServers);
  }

  async #askForServers(): Promise<void> {
    try {
      this.#iceServers = await this.#options.iceServers();
    } catch (error) {
      // The known servers may work; without any, a direct connection may.
      this.#options.onError?.(error);
    }
  }

  async #sampleQuality(peer: Peer): Promise<void> {
    const sample = await peer.sample();
    if (peer !== this.#peer) return;
    // While the video is paused, nothing shows how much the connection would carry.
    const { isVideoPaused } = this.#videoPause;
    this.#quality = qualityOf(isVideoPaused ? { ...sample, outgoingBitsPerSecond: null } : sample);
    this.#videoPause = nextVideoPause(this.#videoPause, this.#quality);
    if (isVideoPaused !== this.#videoPause.isVideoPaused) {
      peer.refresh('camera');
      peer.sendStatus();
    }
    this.#changed();
  }

  #forget(): void {
    this.#theirSession = null;
    this.#peer?.close();
    this.#peer = null;
    // Keeps counting the attempts, so that no two are confused.
    if (this.#polite) this.#attempt = 0;
    this.#wasConnected = false;
    this.#ticksApart = 0;
    this.#hasRestarted = false;
    this.#isFailing = false;
    this.#quality = null;
    this.#theirs = { tracks: NO_TRACKS, mediaStatus: NOTHING_SENT };
  }

  #signal(signal: SignalBody<Signal>, to: string | null = this.#theirSession): void {
    this.#options.signalling.send({ ...signal, from: this.#session, for: to });
  }

  #changed(): void {
    if (this.#peer?.isConnected()) {
      this.#wasConnected = true;
      this.#isFailing = false;
    }
    const next = this.#read();
    this.#state = next;
    this.#changes.notify();
  }

  #read(): MediaState {
    return {
      connection: this.#ended ?? this.#connectionStatus(),
      signalling: this.#signalling,
      quality: this.#peer?.isConnected() ? this.#quality : null,
      isFailing: this.#isFailing,
      isVideoPaused: this.#videoPause.isVideoPaused && this.#sending.camera !== null,
      theirs: this.#theirs,
    };
  }

  #connectionStatus(): MediaState['connection'] {
    if (this.#theirSession === null) return 'waiting';
    if (this.#peer?.isConnected()) return 'connected';
    return this.#wasConnected ? 'reconnecting' : 'connecting';
  }
}
