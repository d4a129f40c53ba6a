import { deviceFault, type DeviceFault } from './device-words.ts';
import {
  type Devices,
  listDevices,
  NO_DEVICES,
  onDevicesChanged,
  openDevice,
  openScreen,
} from './devices.ts';
import { recall, remember } from './kept-choice.ts';
import type { Shown } from './media.ts';

export type OwnKind = 'camera' | 'microphone';

export interface Own {
  track: MediaStreamTrack | null;
  /** Wanted on; a microphone that is off is muted and stays open, a camera is let go. */
  isOn: boolean;
  isStarting: boolean;
  /** Whether the person has decided about it: asked for it, or left it off. */
  isDecided: boolean;
  fault: DeviceFault | null;
  deviceId: string | null;
}

export interface OwnState {
  camera: Own;
  microphone: Own;
  screen: MediaStreamTrack | null;
  screenFault: DeviceFault | null;
  speakerId: string;
  devices: Devices;
  /** What has just happened by itself, like a microphone that was unplugged. */
  news: string | null;
}

const OFF: Own = {
  track: null,
  isOn: false,
  isStarting: false,
  isDecided: false,
  fault: null,
  deviceId: null,
};

/** One's own camera, microphone and screen: in the check-in and in the call the same ones. */
export class OwnMedia {
  readonly #listeners = new Set<() => void>();
  #state: OwnState;
  #unhear: () => void = () => undefined;
  #isClosed = true;

  constructor() {
    const kept = recall();
    this.#state = {
      camera: { ...OFF, deviceId: kept.camera },
      microphone: { ...OFF, deviceId: kept.microphone },
      screen: null,
      screenFault: null,
      speakerId: kept.speaker ?? '',
      devices: NO_DEVICES,
      news: null,
    };
  }

  /** Begins to follow what is plugged in and out; asks for nothing yet. */
  open(): void {
    this.#isClosed = false;
    this.#unhear = onDevicesChanged(() => void this.#list());
    void this.#list();
  }

  state = (): OwnState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Switches a device on, asking for it where that was not done yet; false when it does not work. */
  async start(kind: OwnKind): Promise<boolean> {
    const { track, isStarting, deviceId } = this.#state[kind];
    if (isStarting) return false;
    if (track) {
      track.enabled = true;
      this.#change(kind, { isOn: true });
      return true;
    }
    return this.#open(kind, deviceId);
  }

  /** A muted microphone is silent at once and again at once; a camera that is off lets its light go out. */
  stop(kind: OwnKind): void {
    const { track } = this.#state[kind];
    if (kind === 'camera') track?.stop();
    else if (track) track.enabled = false;
    this.#change(kind, { isOn: false, isDecided: true, ...(kind === 'camera' && { track: null }) });
  }

  async toggle(kind: OwnKind): Promise<void> {
    if (this.#state[kind].isOn) this.stop(kind);
    else await this.start(kind);
  }

  /** Takes another device; whether it is on stays as it was. */
  async pick(kind: OwnKind, deviceId: string): Promise<void> {
    remember({ [kind]: deviceId });
    const { track, isOn } = this.#state[kind];
    if (!track) return this.#change(kind, { deviceId });
    // Some systems give no second one while the first is open.
    track.stop();
    await this.#open(kind, deviceId);
    if (!isOn) this.stop(kind);
  }

  pickSpeaker(speakerId: string): void {
    remember({ speaker: speakerId });
    this.#set({ speakerId });
  }

  async shareScreen(): Promise<void> {
    try {
      const screen = await openScreen();
      if (this.#isClosed) return screen.stop();
      // The browser has a button of its own that ends it.
      screen.addEventListener('ended', () => this.#set({ screen: null }));
      this.#state.screen?.stop();
      this.#set({ screen, screenFault: null });
    } catch (fault) {
      this.#set({ screenFault: deviceFault('screen', fault) });
    }
  }

  stopScreen(): void {
    this.#state.screen?.stop();
    this.#set({ screen: null });
  }

  shown(): Shown {
    const { camera, microphone, screen } = this.#state;
    const isSeen = camera.isOn && camera.track !== null;
    return {
      microphone: microphone.isOn && microphone.track !== null,
      camera: isSeen ? 'on' : 'off',
      screen: screen !== null,
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#unhear();
    const { camera, microphone, screen } = this.#state;
    for (const track of [camera.track, microphone.track, screen]) track?.stop();
    this.#change('camera', { track: null, isOn: false, isStarting: false });
    this.#change('microphone', { track: null, isOn: false, isStarting: false });
    this.#set({ screen: null });
  }

  async #open(kind: OwnKind, deviceId: string | null): Promise<boolean> {
    this.#change(kind, { isStarting: true, isDecided: true, fault: null });
    try {
      const track = await openDevice(kind, deviceId);
      if (this.#isClosed) {
        track.stop();
        return false;
      }
      track.addEventListener('ended', () => void this.#lost(kind, track));
      const got = track.getSettings().deviceId ?? deviceId;
      this.#change(kind, { track, isOn: true, isStarting: false, deviceId: got });
      await this.#list();
      return true;
    } catch (fault) {
      const why = deviceFault(kind, fault);
      this.#change(kind, { track: null, isOn: false, isStarting: false, fault: why });
      return false;
    }
  }

  /** Unplugged, or taken by the system: whatever else there is takes its place. */
  async #lost(kind: OwnKind, track: MediaStreamTrack): Promise<void> {
    if (this.#isClosed || this.#state[kind].track !== track) return;
    const { isOn } = this.#state[kind];
    this.#change(kind, { track: null, isOn: false });
    const isThere = isOn && (await this.#open(kind, null));
    const label = this.#state[kind].track?.label;
    this.#set({
      news: isThere ? `Your ${kind} went away; ${label} is used now.` : `Your ${kind} went away.`,
    });
  }

  async #list(): Promise<void> {
    try {
      const devices = await listDevices();
      if (!this.#isClosed) this.#set({ devices });
    } catch {
      // A browser without devices says so when one is asked for.
    }
  }

  #change(kind: OwnKind, part: Partial<Own>): void {
    this.#set({ [kind]: { ...this.#state[kind], ...part } });
  }

  #set(part: Partial<OwnState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
