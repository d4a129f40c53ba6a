import type { Signalling, SignallingEvents } from './media.ts';

interface End {
  me: string;
  heard: SignallingEvents;
  isUp: boolean;
}

/** In-process signalling between two people: it can be cut, and a tab can disappear without a "bye". */
export class FakePipe {
  #ends: End[] = [];

  end(me: string): Signalling {
    let end: End | null = null;
    return {
      open: (heard) => {
        end = { me, heard, isUp: true };
        this.#ends.push(end);
        this.#tellPresence();
        heard.onUp();
      },
      send: (signal) => {
        if (end?.isUp && this.#ends.includes(end)) this.say(me === 'ana' ? 'james' : 'ana', signal);
      },
      close: () => {
        this.#ends = this.#ends.filter((each) => each !== end);
        this.#tellPresence();
      },
    };
  }

  /** Sends a signal to every tab of one person. */
  say(to: string, signal: unknown): void {
    const text = JSON.stringify(signal);
    for (const end of this.#of(to))
      if (end.isUp) void Promise.resolve().then(() => end.heard.onSignal(JSON.parse(text)));
  }

  cut(me: string): void {
    for (const end of this.#of(me)) {
      end.isUp = false;
      end.heard.onDown();
    }
    this.#tellPresence();
  }

  remedy(me: string): void {
    for (const end of this.#of(me)) end.isUp = true;
    this.#tellPresence();
    for (const end of this.#of(me)) end.heard.onUp();
  }

  drop(me: string): void {
    this.#ends = this.#ends.filter((end) => end.me !== me);
    this.#tellPresence();
  }

  #of(me: string): End[] {
    return this.#ends.filter((end) => end.me === me);
  }

  #tellPresence(): void {
    for (const { me, heard } of this.#ends.filter(({ isUp }) => isUp))
      heard.onPresence(this.#ends.some((end) => end.me !== me && end.isUp));
  }
}

interface Description {
  type: 'offer' | 'answer';
  sdp: string;
}

/** Just enough of an RTCPeerConnection to negotiate: states, colliding offers, and a network that can break. */
class FakeConnection {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: Description | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: null }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  ontrack: (() => void) | null = null;
  readonly id: string;
  readonly #network: FakeNetwork;
  readonly #places: object[] = [];
  #far = '';
  #isNeeded = false;

  constructor(network: FakeNetwork) {
    this.#network = network;
    this.id = `c${(network.made += 1)}`;
    network.connections.push(this);
  }

  addTransceiver(): object {
    this.#need();
    return this.#place('sendrecv');
  }

  getTransceivers(): object[] {
    return this.#places;
  }

  createDataChannel(): object {
    return { readyState: 'connecting' };
  }

  async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.localDescription = { type, sdp: this.id };
    if (type === 'offer') this.signalingState = 'have-local-offer';
    else this.#settle();
  }

  async setRemoteDescription({ type, sdp }: Description): Promise<void> {
    await Promise.resolve();
    this.#far = sdp;
    if (type === 'answer') {
      if (this.signalingState !== 'have-local-offer') throw new DOMException('no offer', 'InvalidStateError');
      this.#settle();
      return;
    }
    // After a rollback, the own offer still has to be negotiated.
    if (this.signalingState === 'have-local-offer') this.#isNeeded = true;
    this.signalingState = 'have-remote-offer';
    while (this.#places.length < 3) this.#place('recvonly');
  }

  async addIceCandidate(): Promise<void> {}

  getConfiguration(): object {
    return {};
  }

  setConfiguration(): void {}

  restartIce(): void {
    this.#network.restarts += 1;
    this.#need();
  }

  async getStats(): Promise<Map<string, object>> {
    return new Map();
  }

  close(): void {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
    this.#network.closed(this);
  }

  become(state: string): void {
    if (this.connectionState === state || this.connectionState === 'closed') return;
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  reaches(other: FakeConnection): boolean {
    return this.#far === other.id && this.signalingState === 'stable';
  }

  #place(direction: string): object {
    const place = { direction, sender: { replaceTrack: async () => {} } };
    this.#places.push(place);
    return place;
  }

  #settle(): void {
    this.signalingState = 'stable';
    if (this.#isNeeded) this.#need();
    this.#network.join();
  }

  #need(): void {
    this.#isNeeded = true;
    void Promise.resolve().then(() => {
      if (!this.#isNeeded || this.signalingState !== 'stable') return;
      this.#isNeeded = false;
      this.onnegotiationneeded?.();
    });
  }
}

export class FakeNetwork {
  made = 0;
  restarts = 0;
  isBroken = false;
  connections: FakeConnection[] = [];

  /** Connects the pairs whose descriptions match. */
  join(): void {
    if (this.isBroken) return;
    for (const one of this.connections)
      for (const other of this.connections)
        if (one.reaches(other) && other.reaches(one))
          for (const each of [one, other]) each.become('connected');
  }

  loseAll(): void {
    for (const each of this.connections) each.become('disconnected');
  }

  closed(connection: FakeConnection): void {
    for (const each of this.connections) if (each.reaches(connection)) each.become('disconnected');
  }
}

/** An RTCPeerConnection class on this network, to replace the browser's. */
export function connectionsOn(network: FakeNetwork) {
  return class extends FakeConnection {
    constructor() {
      super(network);
    }
  };
}
